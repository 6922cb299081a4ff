import { call, mutate, put, request, toProblem, type Problem } from '@tiquete/platform';
import { cancelBooking, quoteCancellation } from '../api';
import type { cancellationRequested } from './slice';
import {
  cancellationAccepted,
  cancellationClosed,
  cancellationOpened,
  cancellationQuoted,
  cancellationUnknown,
  detailRefreshed,
} from './slice';

/** Error codes for a changed booking or changed terms, which a new quote shows better than an error message. */
const OUTDATED = new Set(['PENALTY_CHANGED', 'NOT_CANCELLABLE']);

type CancellationAction =
  | ReturnType<typeof cancellationOpened>
  | ReturnType<typeof cancellationRequested>
  | ReturnType<typeof cancellationClosed>;
/**
 * Requests the quote of a cancellation, then cancels for the penalty that the traveller accepted. Runs under `takeLatest`.
 */
export function* handleCancellation(action: CancellationAction) {
  if (cancellationClosed.match(action)) return;
  try {
    if (cancellationOpened.match(action)) yield* call(quote, action.payload, null, null);
    else yield* call(cancel, action);
  } catch (error) {
    yield* put(cancellationUnknown(toProblem(error)));
  }
}
/** @throws ApiProblem */
function* quote(id: string, previous: number | null, problem: Problem | null) {
  const answer = yield* request((api, signal) => quoteCancellation(api, id, signal));
  yield* put(cancellationQuoted({ quote: answer.quote, previous, problem }));
}
function* cancel({ payload }: ReturnType<typeof cancellationRequested>) {
  const { bookingId, penalty } = payload;
  try {
    const result = yield* mutate((api) => cancelBooking(api, payload));
    yield* put(cancellationAccepted(result));
  } catch (error) {
    const problem = toProblem(error);
    const previous = problem.code === 'PENALTY_CHANGED' ? penalty : null;
    yield* call(quote, bookingId, previous, OUTDATED.has(problem.code) ? null : problem);
  }
  yield* put(detailRefreshed({ id: bookingId, reference: null }));
}
