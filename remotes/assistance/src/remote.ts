import { watchCheckout } from '@tiquete/checkout';
import { all, defineRemote } from '@tiquete/platform';
import { es } from './messages/es';
import json from './remote.json';
import { assistanceCheckoutSlot } from './state/checkoutSlot';
import { assistanceSaga } from './state/saga';
import { assistancePersist, assistanceSlice } from './state/slice';

const loadCheckout = () => import(/* webpackChunkName: "checkout" */ './checkout/checkout');

export function* saga() {
  yield* all([assistanceSaga(), watchCheckout(assistanceCheckoutSlot, loadCheckout)]);
}
export const remote = defineRemote({
  // Only these fields: the rest of remote.json is in the boot record and stays out of the bundle.
  descriptor: { id: json.id, contract: json.contract, slice: json.slice, persist: json.persist },
  pages: {
    home: () => import(/* webpackChunkName: "home" */ './search/Page'),
    results: () => import(/* webpackChunkName: "results" */ './results/Page'),
    checkout: loadCheckout,
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
  saga,
  persist: assistancePersist,
  messages: { es },
});
