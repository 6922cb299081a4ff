import {
  call,
  cancelled,
  delay,
  getContext,
  loadingFinished,
  loadingStarted,
  put,
  race,
  select,
  take,
  takeLatest,
  toProblem,
  type ApiClient,
  type Problem,
} from '@tiquete/platform';
import { askAboutPayment, fetchBooking, openPayment, resendEmail } from '../api';
import { isMoving } from '../booking/isPayable';
import { cancelCourse } from './cancelSaga';
import { leaveFor } from './leaveFor';
import { claim, loadList } from './listSaga';
import { pollDelay } from './pollDelay';
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
  gatewayLeft,
  listClosed,
  listRequested,
  paymentFailed,
  paymentRequested,
  paymentSettled,
  resendFailed,
  resendRequested,
  resendSucceeded,
  selectOpenedBooking,
  type OpenRequest,
} from './slice';

const LEAVING = 'gateway';
/** Milliseconds after which a browser that was sent to the gateway and did not go is free again. */
const LEAVE_MS = 10_000;

type Watched =
  | ReturnType<typeof detailOpened>
  | ReturnType<typeof detailRefreshed>
  | ReturnType<typeof detailClosed>;
/** Keeps the opened booking true: asks once, and again while the gateway or the supplier has still to answer. */
function* watchBooking(action: Watched) {
  if (detailClosed.match(action)) return;
  const request = action.payload;
  for (let looks = 0; ; looks += 1) {
    const isSettled = yield* call(lookAt, request);
    const wait = pollDelay(looks);
    if (isSettled || wait === null) return;
    yield* delay(wait);
  }
}
function* lookAt({ id, reference }: OpenRequest) {
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  try {
    // What this answers, or that it fails, matters less than what the booking then says.
    if (reference)
      yield* call(() => askAboutPayment(api, reference, abort.signal).catch(() => undefined));
    const booking = yield* call(fetchBooking, api, id, abort.signal);
    yield* put(detailSucceeded(booking));
    return !isMoving(booking);
  } catch (error) {
    const problem = toProblem(error);
    yield* put(detailFailed(problem));
    const opened = yield* select(selectOpenedBooking);
    return opened.phase !== 'ready' || isFinal(problem);
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
/** A refusal stays one; a broken line or a busy server may mend. */
const isFinal = ({ status }: Problem) => status >= 400 && status < 500;

/** Goes to the gateway's page; a payment that turns out final already is shown instead. */
function* pay({ payload: { bookingId, key } }: ReturnType<typeof paymentRequested>) {
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  let reference: string | null = null;
  yield* put(loadingStarted(LEAVING));
  try {
    const opened = yield* call(openPayment, api, bookingId, key, abort.signal);
    reference = opened.reference;
    if (opened.processUrl) {
      yield* call(leaveFor, opened.processUrl);
      yield* race({ waited: delay(LEAVE_MS), left: take(gatewayLeft.type) });
    }
    yield* put(paymentSettled());
    yield* put(detailRefreshed({ id: bookingId, reference }));
  } catch (error) {
    yield* put(paymentFailed(toProblem(error)));
    // The refusal may be news about the booking itself: paid meanwhile, or past its time.
    yield* put(detailRefreshed({ id: bookingId, reference }));
  } finally {
    yield* put(loadingFinished(LEAVING));
    if (yield* cancelled()) abort.abort();
  }
}

function* resend({ payload: id }: ReturnType<typeof resendRequested>) {
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  try {
    yield* call(resendEmail, api, id, abort.signal);
    yield* put(resendSucceeded());
  } catch (error) {
    yield* put(resendFailed(toProblem(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}

export function* myBookingsSaga() {
  yield* takeLatest([listRequested.type, listClosed.type], loadList);
  yield* takeLatest([claimRequested.type, claimClosed.type], claim);
  yield* takeLatest([detailOpened.type, detailRefreshed.type, detailClosed.type], watchBooking);
  yield* takeLatest(paymentRequested.type, pay);
  yield* takeLatest(
    [cancellationOpened.type, cancellationRequested.type, cancellationClosed.type],
    cancelCourse,
  );
  yield* takeLatest(resendRequested.type, resend);
}
