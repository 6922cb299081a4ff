import { defineRemote } from '@tiquete/platform';
import { descriptor } from './descriptor';
import { es } from './messages/es';
import { myBookingsSaga } from './state/saga';
import { myBookingsSlice } from './state/slice';

export const remote = defineRemote({
  descriptor,
  pages: {
    list: () => import(/* webpackChunkName: "list" */ './list/Page'),
    detail: () => import(/* webpackChunkName: "detail" */ './detail/Page'),
  },
  reducer: myBookingsSlice.reducer,
  saga: myBookingsSaga,
  messages: { es },
});
