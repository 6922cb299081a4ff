import {
  call,
  cancelled,
  getContext,
  put,
  select,
  toProblem,
  type ApiClient,
} from '@tiquete/platform';
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

/** The reducer has decided already: a list that stays ready only wants the pages below. */
export function* loadList(
  action: ReturnType<typeof listRequested> | ReturnType<typeof listClosed>,
) {
  if (listClosed.match(action)) return;
  const query = action.payload;
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  const list = yield* select(selectBookingList);
  try {
    if (list.phase === 'ready')
      yield* put(
        moreSucceeded({
          query,
          found: yield* call(fetchBookings, api, query, list.query.pages + 1, abort.signal),
        }),
      );
    else
      yield* put(
        listSucceeded({ query, found: yield* call(fetchBookings, api, query, 1, abort.signal) }),
      );
  } catch (error) {
    yield* put(listFailed(toProblem(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
/** Closing the dialog ends the attempt. */
export function* claim(action: ReturnType<typeof claimRequested> | ReturnType<typeof claimClosed>) {
  if (claimClosed.match(action)) return;
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  try {
    yield* put(claimSucceeded(yield* call(claimBooking, api, action.payload, abort.signal)));
  } catch (error) {
    yield* put(claimFailed(toProblem(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
