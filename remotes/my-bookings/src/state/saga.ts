import {
  askApi,
  call,
  delay,
  loadingFinished,
  loadingStarted,
  put,
  race,
  select,
  take,
  takeLatest,
  toProblem,
  type Problem,
} from '@tiquete/platform';
import { askAboutPayment, fetchBooking, openPayment, resendEmail } from '../api';
import { isMoving } from '../booking/isPayable';
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

/** Key under which the shell's overlay knows that the browser is leaving. */
const LEAVING = 'gateway';
/** Milliseconds after which the page is usable again if the browser has not left for the gateway. */
const LEAVE_MS = 10_000;
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

/** Sends the browser to the gateway's page; a payment that already has a final status is shown instead. */
function* pay({ payload: { bookingId, key } }: ReturnType<typeof paymentRequested>) {
  let reference: string | null = null;
  yield* put(loadingStarted(LEAVING));
  try {
    const payment = yield* askApi((api, signal) => openPayment(api, bookingId, key, signal));
    reference = payment.reference;
    if (payment.processUrl) {
      yield* call(leaveFor, payment.processUrl);
      yield* race({ waited: delay(LEAVE_MS), left: take(gatewayLeft.type) });
    }
    yield* put(paymentSettled());
    yield* put(detailRefreshed({ id: bookingId, reference }));
  } catch (error) {
    yield* put(paymentFailed(toProblem(error)));
    // The booking may have been paid meanwhile, or its time to pay may be over.
    yield* put(detailRefreshed({ id: bookingId, reference }));
  } finally {
    yield* put(loadingFinished(LEAVING));
  }
}
/** @throws Error when the address is not http(s). */
function leaveFor(address: string) {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Error('The gateway gave an address that is no web page');
  window.location.assign(href);
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
  yield* takeLatest(paymentRequested.type, pay);
  yield* takeLatest(
    [cancellationOpened.type, cancellationRequested.type, cancellationClosed.type],
    handleCancellation,
  );
  yield* takeLatest(resendRequested.type, resend);
}
