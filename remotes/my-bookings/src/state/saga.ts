import { toAnswered, untilSettled, type Answered } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import {
  call,
  fork,
  mutate,
  onVisitForgotten,
  poll,
  put,
  request,
  select,
  takeEvery,
  takeLatest,
  toProblem,
  type ApiClient,
} from '@tiquete/platform';
import { lookUpPayment, fetchBooking, openByLink, resendEmail } from '../api';
import { isMoving } from '../model/isPayable';
import { extraCancellation } from './extraCancellation';
import { bookingPayment } from './bookingPayment';
import { handleCancellation } from './cancelSaga';
import { glimpse } from './glimpse';
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
  detailSeen,
  detailSucceeded,
  listClosed,
  listRequested,
  resendFailed,
  resendRequested,
  resendSucceeded,
  selectGlimpse,
  selectOpenedBooking,
  travellerLeft,
} from './slice';

/** Milliseconds: the longest pause between two calls, and how long a booking is polled. */
const LONGEST_PAUSE_MS = 10_000;
const POLLED_MS = 11 * 60_000;
/** Milliseconds between two calls for a guest's booking. */
const GLIMPSE_PAUSE_MS = 5000;

type DetailAction =
  | ReturnType<typeof detailOpened>
  | ReturnType<typeof detailRefreshed>
  | ReturnType<typeof detailClosed>;
/** Polls the opened booking while the gateway, the supplier or a refund can still change it. */
function* watchBooking(action: DetailAction) {
  if (detailClosed.match(action)) return;
  const { id, reference } = action.payload;
  let token = action.payload.token ?? null;
  let refusal: unknown = null;
  const fetch = async (api: ApiClient, signal: AbortSignal) => {
    // An error is ignored, as the booking shows the outcome of the payment.
    if (reference) await lookUpPayment(api, reference, signal).catch(() => undefined);
    if (token) {
      refusal = await refusalOf(openByLink(api, id, token, signal));
      token = null;
    }
    // An expired link is an error only if the booking cannot be read without it.
    return fetchBooking(api, id, signal).catch((error: unknown) => {
      throw refusal ?? error;
    });
  };
  yield* poll<Answered<BookingDetail>>(
    () => request((api, signal) => toAnswered(fetch(api, signal))),
    untilSettled((booking) => !isMoving(booking), {
      longestPauseMs: LONGEST_PAUSE_MS,
      forMs: POLLED_MS,
      seen: detailSeen.type,
    }),
    (answer) => put(toDetail(answer)),
  );
}
/** Polls a guest's booking while the gateway or the supplier can still change it. A failed refresh does not end polling. */
function* watchGlimpse(action: { type: string }) {
  if (!glimpse.opened.match(action) && !glimpse.refreshed.match(action)) return;
  const { payload: query } = action;
  yield* poll<boolean>(
    function* () {
      yield* glimpse.load(query);
      const known = yield* select(selectGlimpse);
      return known.phase === 'ready' && isMoving({ ...known.value, refunds: [] });
    },
    {
      isPending: (canChange) => canChange,
      pauseMs: GLIMPSE_PAUSE_MS,
      seen: glimpse.refreshed.type,
    },
  );
}
/**
 * Resolves to null if the link opened the booking, and to the error if the link is invalid. @throws ApiProblem for other
 * errors
 */
const refusalOf = (opening: Promise<void>): Promise<unknown> =>
  opening.then(
    () => null,
    (error: unknown) => {
      if (toProblem(error).code !== 'LINK_INVALID') throw error;
      return error;
    },
  );
const toDetail = (answer: Answered<BookingDetail>) =>
  answer.phase === 'known' ? detailSucceeded(answer.found) : detailFailed(answer.problem);

/** Refreshes the booking after a failed payment: it may have been paid meanwhile, or its time to pay may have ended. */
function* lookAgain({ payload }: ReturnType<typeof bookingPayment.changed>) {
  if (payload.phase !== 'failed') return;
  const request = { id: payload.bookingId, reference: null };
  const { phase } = yield* select(selectOpenedBooking);
  yield* put(phase === 'ready' ? detailRefreshed(request) : glimpse.refreshed(request));
}

function* resend({ payload: id }: ReturnType<typeof resendRequested>) {
  try {
    yield* mutate((api) => resendEmail(api, id));
    yield* put(resendSucceeded());
  } catch (error) {
    yield* put(resendFailed(toProblem(error)));
  }
}

const signOut = () =>
  new Promise<void>((resolve) => {
    const stop = onVisitForgotten(() => {
      stop();
      resolve();
    });
  });
function* forgetAtSignOut() {
  for (;;) {
    yield* call(signOut);
    yield* put(travellerLeft());
  }
}

export function* myBookingsSaga() {
  yield* fork(forgetAtSignOut);
  yield* takeLatest([listRequested.type, listClosed.type], loadList);
  yield* takeLatest([claimRequested.type, claimClosed.type], claim);
  yield* takeLatest([detailOpened.type, detailRefreshed.type, detailClosed.type], watchBooking);
  yield* takeLatest(
    [glimpse.opened.type, glimpse.refreshed.type, glimpse.closed.type],
    watchGlimpse,
  );
  yield* fork(bookingPayment.saga);
  yield* fork(extraCancellation.saga);
  yield* takeEvery(bookingPayment.changed, lookAgain);
  yield* takeLatest(
    [cancellationOpened.type, cancellationRequested.type, cancellationClosed.type],
    handleCancellation,
  );
  yield* takeLatest(resendRequested.type, resend);
}
