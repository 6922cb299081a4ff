import {
  askApi,
  call,
  delay,
  fork,
  put,
  select,
  takeEvery,
  takeLatest,
  toProblem,
  type Problem,
} from '@tiquete/platform';
import { askAboutPayment, fetchBooking, resendEmail } from '../api';
import { isMoving } from '../booking/isPayable';
import { bookingPayment } from './bookingPayment';
import { handleCancellation } from './cancelSaga';
import { claim, loadList } from './listSaga';
import {
  cancellationClosed,
  cancellationOpened,
  cancellationRequested,
  claimClosed,
  claimRequested,
  detailClosed,
  detailFailed,
  detailOpened,
  detailRefreshed,
  detailSucceeded,
  listClosed,
  listRequested,
  resendFailed,
  resendRequested,
  resendSucceeded,
  selectOpenedBooking,
  type OpenRequest,
} from './slice';

const QUICK_POLL = { times: 20, milliseconds: 3000 };
const SLOW_POLL = { times: 60, milliseconds: 10_000 };

/** Milliseconds until the booking is fetched again; null after eleven minutes. */
function pollDelay(fetched: number): number | null {
  if (fetched < QUICK_POLL.times) return QUICK_POLL.milliseconds;
  return fetched < QUICK_POLL.times + SLOW_POLL.times ? SLOW_POLL.milliseconds : null;
}
type DetailAction =
  | ReturnType<typeof detailOpened>
  | ReturnType<typeof detailRefreshed>
  | ReturnType<typeof detailClosed>;
/** Fetches the opened booking, and again as long as the gateway, the supplier or a refund can still change it. */
function* watchBooking(action: DetailAction) {
  if (detailClosed.match(action)) return;
  for (let fetched = 0; ; fetched += 1) {
    const isFinal = yield* call(loadBooking, action.payload);
    const wait = pollDelay(fetched);
    if (isFinal || wait === null) return;
    yield* delay(wait);
  }
}
/** Returns true when fetching the booking again would bring nothing new. */
function* loadBooking({ id, reference }: OpenRequest) {
  try {
    // An error is ignored: whatever came of the payment, the booking shows it.
    if (reference)
      yield* askApi((api, signal) =>
        askAboutPayment(api, reference, signal).catch(() => undefined),
      );
    const booking = yield* askApi((api, signal) => fetchBooking(api, id, signal));
    yield* put(detailSucceeded(booking));
    return !isMoving(booking);
  } catch (error) {
    const problem = toProblem(error);
    yield* put(detailFailed(problem));
    const opened = yield* select(selectOpenedBooking);
    return opened.phase !== 'ready' || isRefusal(problem);
  }
}
/** A 4xx answer stays the same when asked again; a network or server error may not. */
const isRefusal = ({ status }: Problem) => status >= 400 && status < 500;

/** The booking may have been paid meanwhile, or its time to pay may be over. */
function* lookAgain({ payload }: ReturnType<typeof bookingPayment.changed>) {
  if (payload.phase !== 'failed') return;
  yield* put(detailRefreshed({ id: payload.bookingId, reference: null }));
}

function* resend({ payload: id }: ReturnType<typeof resendRequested>) {
  try {
    yield* askApi((api, signal) => resendEmail(api, id, signal));
    yield* put(resendSucceeded());
  } catch (error) {
    yield* put(resendFailed(toProblem(error)));
  }
}

export function* myBookingsSaga() {
  yield* takeLatest([listRequested.type, listClosed.type], loadList);
  yield* takeLatest([claimRequested.type, claimClosed.type], claim);
  yield* takeLatest([detailOpened.type, detailRefreshed.type, detailClosed.type], watchBooking);
  yield* fork(bookingPayment.saga);
  yield* takeEvery(bookingPayment.changed, lookAgain);
  yield* takeLatest(
    [cancellationOpened.type, cancellationRequested.type, cancellationClosed.type],
    handleCancellation,
  );
  yield* takeLatest(resendRequested.type, resend);
}
