import { remoteDescriptorSchema } from '@tiquete/contracts';
import { descriptor } from './descriptor';
import json from './remote.json';
import { hotelSlice } from './state/slice';

it('is a descriptor by the contract, with the routes and the tab of the specification', () => {
  expect(descriptor).toEqual(json);
  expect(remoteDescriptorSchema.parse(json)).toEqual(json);
  expect(descriptor.routes.map(({ path, page, index }) => [path, page, index])).toEqual([
    ['/', 'home', true],
    ['/searchs/hotels', 'results', false],
    ['/searchs/hotels/detail', 'detail', false],
    ['/checkout/hotel', 'checkout', false],
  ]);
  expect(descriptor.tab).toMatchObject({ id: 'HOTEL', label: 'Hoteles', activeOn: ['/', '/searchs/hotels'] });
  expect(descriptor.slice).toBe(hotelSlice.reducerPath);
});
