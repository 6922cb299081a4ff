import { defineRemote } from '@tiquete/platform';
import { es } from './messages/es';
import json from './remote.json';
import { hotelSaga } from './state/saga';
import { hotelPersist, hotelSlice } from './state/slice';

export const remote = defineRemote({
  // Only these fields: the rest of remote.json is in the boot record and stays out of the bundle.
  descriptor: { id: json.id, contract: json.contract, slice: json.slice, persist: json.persist },
  pages: {
    home: () => import(/* webpackChunkName: "home" */ './search/Page'),
    results: () => import(/* webpackChunkName: "results" */ './results/Page'),
    detail: () => import(/* webpackChunkName: "detail" */ './detail/Page'),
    checkout: () => import(/* webpackChunkName: "checkout" */ './checkout/checkout'),
  },
  slots: {
    'search-form': () => import(/* webpackChunkName: "search-form" */ './search/Slot'),
    'booking-card': () => import(/* webpackChunkName: "booking-card" */ './bookings/BookingCard'),
    'booking-detail': () =>
      import(/* webpackChunkName: "booking-detail" */ './bookings/BookingDetail'),
  },
  reducer: hotelSlice.reducer,
  saga: hotelSaga,
  persist: hotelPersist,
  messages: { es },
});
