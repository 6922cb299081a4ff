import {
  call,
  cancelled,
  getContext,
  put,
  toProblem,
  type ApiClient,
  type Problem,
} from '@tiquete/platform';
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

/** After these the booking or its terms are no longer what the traveller saw. */
const NEWS = new Set(['PENALTY_CHANGED', 'NOT_CANCELLABLE']);
const CHANGED = 'PENALTY_CHANGED';

type Step =
  | ReturnType<typeof cancellationOpened>
  | ReturnType<typeof cancellationRequested>
  | ReturnType<typeof cancellationClosed>;
/** Asks what it costs, and cancels for no more than that. Closing the dialog ends the question; a request that was sent goes its way. */
export function* cancelCourse(step: Step) {
  if (cancellationClosed.match(step)) return;
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  try {
    if (cancellationOpened.match(step))
      yield* call(quote, api, step.payload, abort.signal, null, null);
    else yield* call(request, api, step, abort.signal);
  } catch (error) {
    yield* put(cancellationUnknown(toProblem(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
/** @throws ApiProblem */
function* quote(
  api: ApiClient,
  id: string,
  signal: AbortSignal,
  previous: number | null,
  problem: Problem | null,
) {
  const answer = yield* call(quoteCancellation, api, id, signal);
  yield* put(cancellationQuoted({ quote: answer.quote, previous, problem }));
}
function* request(
  api: ApiClient,
  { payload }: ReturnType<typeof cancellationRequested>,
  signal: AbortSignal,
) {
  const { bookingId, penalty } = payload;
  try {
    yield* put(cancellationAccepted(yield* call(cancelBooking, api, payload, signal)));
  } catch (error) {
    const problem = toProblem(error);
    yield* call(
      quote,
      api,
      bookingId,
      signal,
      problem.code === CHANGED ? penalty : null,
      NEWS.has(problem.code) ? null : problem,
    );
  }
  yield* put(detailRefreshed({ id: bookingId, reference: null }));
}
