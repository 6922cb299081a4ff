import { defineRemote } from '@tiquete/platform';
import { es } from './messages/es';
import json from './remote.json';
import { myBookingsSaga } from './state/saga';
import { myBookingsPersist, myBookingsSlice } from './state/slice';

export const remote = defineRemote({
  // Only these fields: the rest of remote.json is in the boot record and stays out of the bundle.
  descriptor: { id: json.id, contract: json.contract, slice: json.slice, persist: json.persist },
  pages: {
    list: () => import(/* webpackChunkName: "list" */ './list/Page'),
    detail: () => import(/* webpackChunkName: "detail" */ './detail/Page'),
  },
  reducer: myBookingsSlice.reducer,
  saga: myBookingsSaga,
  persist: myBookingsPersist,
  messages: { es },
});
