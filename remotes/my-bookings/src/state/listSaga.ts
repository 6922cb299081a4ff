import { put, request, select, toProblem } from '@tiquete/platform';
import { claimBooking, fetchBookings } from '../api';
import type { claimRequested, listRequested } from './slice';
import {
  claimClosed,
  claimFailed,
  claimSucceeded,
  listClosed,
  listFailed,
  listSucceeded,
  moreSucceeded,
  selectBookingList,
} from './slice';

/** Loads the list, or only its missing pages if the reducer still has the others. */
export function* loadList(
  action: ReturnType<typeof listRequested> | ReturnType<typeof listClosed>,
) {
  if (listClosed.match(action)) return;
  const query = action.payload;
  const list = yield* select(selectBookingList);
  const hasPages = list.phase === 'ready';
  const from = hasPages ? list.query.pages + 1 : 1;
  try {
    const found = yield* request((api, signal) => fetchBookings(api, query, from, signal));
    yield* put(hasPages ? moreSucceeded({ query, found }) : listSucceeded({ query, found }));
  } catch (error) {
    yield* put(listFailed(toProblem(error)));
  }
}
/** Runs under `takeLatest`: closing the dialog aborts the request. */
export function* claim(action: ReturnType<typeof claimRequested> | ReturnType<typeof claimClosed>) {
  if (claimClosed.match(action)) return;
  try {
    const claimed = yield* request((api, signal) => claimBooking(api, action.payload, signal));
    yield* put(claimSucceeded(claimed));
  } catch (error) {
    yield* put(claimFailed(toProblem(error)));
  }
}
