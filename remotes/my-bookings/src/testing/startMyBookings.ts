import { fakeApi, startTestStore, type ApiAnswers } from '@tiquete/testing';
import {
  initialMyBookings,
  type PersistedField,
  type MyBookingsState,
} from '../state/bookingsState';
import { myBookingsSaga } from '../state/saga';
import { myBookingsSlice } from '../state/slice';

/** Starts a store with this remote's slice, saga and persisted fields, and a fake api. */
export function startMyBookings(
  answers: ApiAnswers = {},
  stored: Partial<Pick<MyBookingsState, PersistedField>> = {},
) {
  const api = fakeApi(answers);
  const store = startTestStore({
    slices: [myBookingsSlice],
    saga: myBookingsSaga,
    context: { api },
    preloaded: { myBookings: { ...initialMyBookings, ...stored } },
  });
  return { store, api, requests: api.requests, aborted: api.aborted };
}
