import { remoteDescriptorSchema } from '@tiquete/contracts';
import { missingParts } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { myBookingsSlice } from './state/slice';

it('is a descriptor by the contract, with the routes and the menu entry of the specification', () => {
  const descriptor = remoteDescriptorSchema.parse(json);
  expect(descriptor).toEqual(json);
  expect(missingParts(remote, descriptor)).toEqual([]);
  expect(descriptor.tab).toBeUndefined();
  expect(descriptor.menu).toMatchObject([
    { id: 'MY_BOOKINGS', label: 'Mis reservas', path: '/my_bookings' },
  ]);
  expect(
    descriptor.routes.map(({ path, page, index, session }) => [path, page, index, session]),
  ).toEqual([
    ['/my_bookings', 'list', false, true],
    ['/my_bookings/detail', 'detail', false, true],
  ]);
  expect(descriptor.slice).toBe(myBookingsSlice.reducerPath);
  expect(descriptor.persist).toBeNull();
});
