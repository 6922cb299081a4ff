import { fakeApi, startTestStore, type ApiAnswers } from '@tiquete/testing';
import { initialMyBookings, type KeptField, type MyBookingsState } from '../state/bookingsState';
import { myBookingsSaga } from '../state/saga';
import { myBookingsSlice } from '../state/slice';

/** A store with this remote's slice and saga, the fields an earlier visit kept, and the api that answers it. */
export function startMyBookings(
  answers: ApiAnswers = {},
  kept: Partial<Pick<MyBookingsState, KeptField>> = {},
) {
  const api = fakeApi(answers);
  const store = startTestStore({
    slices: [myBookingsSlice],
    saga: myBookingsSaga,
    context: { api },
    preloaded: { myBookings: { ...initialMyBookings, ...kept } },
  });
  return { store, api, asked: api.asked, aborted: api.aborted };
}
