import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { myBookingsSlice } from './state/slice';

describeRemote(remote, json, {
  routes: [
    ['/my_bookings', 'list', false, true],
    ['/my_bookings/detail', 'detail', false, true],
  ],
  menu: [{ id: 'MY_BOOKINGS', label: 'Mis reservas', path: '/my_bookings' }],
  slice: myBookingsSlice.reducerPath,
  isPersisted: false,
});
