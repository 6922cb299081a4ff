import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { hotelSlice } from './state/slice';

describeRemote(remote, json, {
  routes: [
    ['/', 'home', true],
    ['/searchs/hotels', 'results', false],
    ['/searchs/hotels/detail', 'detail', false],
    ['/checkout/hotel', 'checkout', false],
  ],
  tab: { id: 'HOTEL', label: 'Hoteles', activeOn: ['/', '/searchs/hotels'] },
  slice: hotelSlice.reducerPath,
  isPersisted: true,
});
