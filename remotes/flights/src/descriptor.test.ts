import { remoteDescriptorSchema } from '@tiquete/contracts';
import { missingParts } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { flightSlice } from './state/slice';

it('is a descriptor by the contract, with the tab of the specification and a page for every route', () => {
  const descriptor = remoteDescriptorSchema.parse(json);
  expect(descriptor).toEqual(json);
  expect(missingParts(remote, descriptor)).toEqual([]);
  expect(descriptor.tab).toMatchObject({
    id: 'FLIGHT',
    label: 'Vuelos',
    activeOn: ['/flights', '/searchs/flights'],
  });
  expect(descriptor.slice).toBe(flightSlice.reducerPath);
});
