import { defineRemote } from '@tiquete/platform';
import { descriptor } from './descriptor';
import { es } from './messages/es';
import { hotelSaga } from './state/saga';
import { hotelPersist, hotelSlice } from './state/slice';

export const remote = defineRemote({
  descriptor,
  pages: {
    home: () => import(/* webpackChunkName: "home" */ './home/Page'),
    results: () => import(/* webpackChunkName: "results" */ './results/Page'),
    detail: () => import(/* webpackChunkName: "detail" */ './detail/Page'),
    checkout: () => import(/* webpackChunkName: "checkout" */ './checkout/Page'),
  },
  slots: {
    'search-form': () => import(/* webpackChunkName: "search-form" */ './search/Slot'),
    'booking-card': () => import(/* webpackChunkName: "booking-card" */ './booking/BookingCard'),
    'booking-detail': () =>
      import(/* webpackChunkName: "booking-detail" */ './booking/BookingDetail'),
  },
  reducer: hotelSlice.reducer,
  saga: hotelSaga,
  persist: hotelPersist,
  messages: { es },
});
