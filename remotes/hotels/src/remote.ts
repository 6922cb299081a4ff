import { defineRemote } from '@tiquete/platform';
import { es } from './messages/es';
import json from './remote.json';
import { hotelSaga } from './state/saga';
import { hotelPersist, hotelSlice } from './state/slice';

const loadCheckout = () => import(/* webpackChunkName: "checkout" */ './checkout/checkout');

export const remote = defineRemote({
  // Single fields: the rest of remote.json stays out of the bundle, because the boot record carries it.
  descriptor: { id: json.id, contract: json.contract, slice: json.slice, persist: json.persist },
  pages: {
    home: () => import(/* webpackChunkName: "home" */ './search/Page'),
    results: () => import(/* webpackChunkName: "results" */ './results/Page'),
    detail: () => import(/* webpackChunkName: "detail" */ './detail/Page'),
    checkout: loadCheckout,
  },
  slots: {
    'search-form': () => import(/* webpackChunkName: "search-form" */ './search/Slot'),
    'booking-card': () => import(/* webpackChunkName: "booking-card" */ './bookings/BookingCard'),
    'booking-detail': () =>
      import(/* webpackChunkName: "booking-detail" */ './bookings/BookingDetail'),
  },
  reducer: hotelSlice.reducer,
  saga: () => hotelSaga(loadCheckout),
  persist: hotelPersist,
  messages: { es },
});
