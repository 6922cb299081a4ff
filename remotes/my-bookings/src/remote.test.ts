import { describeRemote } from '@tiquete/testing';
import { remote } from './remote';
import json from './remote.json';
import { myBookingsSlice } from './state/slice';

describeRemote(remote, json, {
  routes: [
    ['/my_bookings', 'list', false, true],
    ['/my_bookings/detail', 'detail', false],
  ],
  menu: [
    { id: 'MY_BOOKINGS', label: 'Mis reservas', path: '/my_bookings' },
    { id: 'FIND_BOOKING', label: 'Ver mi reserva', path: '/my_bookings/detail', guest: true },
  ],
  slice: myBookingsSlice.reducerPath,
  isPersisted: true,
});
