import { defineRemote } from '@tiquete/platform';
import { es } from './messages/es';
import json from './remote.json';
import { assistanceSaga } from './state/saga';
import { assistancePersist, assistanceSlice } from './state/slice';

export const remote = defineRemote({
  // Only these fields: the rest of remote.json is in the boot record and stays out of the bundle.
  descriptor: { id: json.id, contract: json.contract, slice: json.slice, persist: json.persist },
  pages: {
    home: () => import(/* webpackChunkName: "home" */ './search/Page'),
    results: () => import(/* webpackChunkName: "results" */ './results/Page'),
    checkout: () => import(/* webpackChunkName: "checkout" */ './checkout/checkout'),
  },
  slots: {
    'search-form': () => import(/* webpackChunkName: "search-form" */ './search/Slot'),
    'booking-card': () => import(/* webpackChunkName: "booking-card" */ './bookings/BookingCard'),
    'booking-detail': () =>
      import(/* webpackChunkName: "booking-detail" */ './bookings/BookingDetail'),
    'booking-extra': () =>
      import(/* webpackChunkName: "booking-extra" */ './bookings/BookingExtra'),
  },
  reducer: assistanceSlice.reducer,
  saga: assistanceSaga,
  persist: assistancePersist,
  messages: { es },
});
