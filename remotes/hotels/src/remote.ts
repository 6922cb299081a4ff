import { watchCheckout } from '@tiquete/checkout';
import { all, defineRemote } from '@tiquete/platform';
import { es } from './messages/es';
import json from './remote.json';
import { hotelCheckoutSlot } from './state/checkoutSlot';
import { hotelSaga } from './state/saga';
import { hotelPersist, hotelSlice } from './state/slice';

const loadCheckout = () => import(/* webpackChunkName: "checkout" */ './checkout/checkout');

export function* saga() {
  yield* all([hotelSaga(), watchCheckout(hotelCheckoutSlot, loadCheckout)]);
}
export const remote = defineRemote({
  // Only these fields: the rest of remote.json is in the boot record and stays out of the bundle.
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
  saga,
  persist: hotelPersist,
  messages: { es },
});
