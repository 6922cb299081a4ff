import { defineRemote } from '@tiquete/platform';
import { descriptor } from './descriptor';
import { es } from './messages/es';
import { flightSaga } from './state/saga';
import { flightPersist, flightSlice } from './state/slice';

export const remote = defineRemote({
  descriptor,
  pages: {
    home: () => import(/* webpackChunkName: "home" */ './home/Page'),
    results: () => import(/* webpackChunkName: "results" */ './results/Page'),
    checkout: () => import(/* webpackChunkName: "checkout" */ './checkout/Page'),
    confirmation: () => import(/* webpackChunkName: "confirmation" */ './confirmation/Page'),
  },
  slots: {
    'search-form': () => import(/* webpackChunkName: "search-form" */ './search/Slot'),
    'booking-card': () => import(/* webpackChunkName: "booking-card" */ './booking/BookingCard'),
    'booking-detail': () =>
      import(/* webpackChunkName: "booking-detail" */ './booking/BookingDetail'),
  },
  reducer: flightSlice.reducer,
  saga: flightSaga,
  persist: flightPersist,
  messages: { es },
});
