import { remoteDescriptorSchema } from '@tiquete/contracts';
import { missingParts } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { hotelSlice } from './state/slice';

it('is a descriptor by the contract, with the routes and the tab of the specification', () => {
  const descriptor = remoteDescriptorSchema.parse(json);
  expect(descriptor).toEqual(json);
  expect(missingParts(remote, descriptor)).toEqual([]);
  expect(descriptor.routes.map(({ path, page, index }) => [path, page, index])).toEqual([
    ['/', 'home', true],
    ['/searchs/hotels', 'results', false],
    ['/searchs/hotels/detail', 'detail', false],
    ['/checkout/hotel', 'checkout', false],
  ]);
  expect(descriptor.tab).toMatchObject({
    id: 'HOTEL',
    label: 'Hoteles',
    activeOn: ['/', '/searchs/hotels'],
  });
  expect(descriptor.slice).toBe(hotelSlice.reducerPath);
});
