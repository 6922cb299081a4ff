import { fakeApi, startTestStore, type ApiAnswers } from '@tiquete/testing';
import { myBookingsSaga } from '../state/saga';
import { myBookingsSlice } from '../state/slice';

/** A store with this remote's slice and saga, and the api that answers it. */
export function startMyBookings(answers: ApiAnswers = {}) {
  const api = fakeApi(answers);
  const store = startTestStore({
    slices: [myBookingsSlice],
    saga: myBookingsSaga,
    context: { api },
  });
  return { store, api, asked: api.asked, aborted: api.aborted };
}
