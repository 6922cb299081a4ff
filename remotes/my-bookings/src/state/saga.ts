import { follow, type Answered } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import {
  askApi,
  call,
  fork,
  onVisitForgotten,
  put,
  select,
  takeEvery,
  takeLatest,
  toProblem,
} from '@tiquete/platform';
import { askAboutPayment, fetchBooking, openByLink, resendEmail } from '../api';
import { isMoving } from '../booking/isPayable';
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
  selectOpenedBooking,
  travellerLeft,
} from './slice';

/** Milliseconds between two looks at a booking at most, and how long it is looked at. */
const LONGEST_WAIT_MS = 10_000;
const GIVES_UP_AFTER_MS = 11 * 60_000;

type DetailAction =
  | ReturnType<typeof detailOpened>
  | ReturnType<typeof detailRefreshed>
  | ReturnType<typeof detailClosed>;
/** Fetches the opened booking, and again as long as the gateway, the supplier or a refund can still change it. */
function* watchBooking(action: DetailAction) {
  if (detailClosed.match(action)) return;
  const { id, reference } = action.payload;
  let token = action.payload.token ?? null;
  let refusal: unknown = null;
  yield* follow<BookingDetail>({
    ask: async (api, signal) => {
      // An error is ignored: whatever came of the payment, the booking shows it.
      if (reference) await askAboutPayment(api, reference, signal).catch(() => undefined);
      if (token) {
        refusal = await refusalOf(openByLink(api, id, token, signal));
        token = null;
      }
      // A link that is over matters only to who may not see the booking anyway.
      return fetchBooking(api, id, signal).catch((error: unknown) => {
        throw refusal ?? error;
      });
    },
    report: (followed) => put(toDetail(followed)),
    isSettled: (booking) => !isMoving(booking),
    longestWait: LONGEST_WAIT_MS,
    givesUpAfter: GIVES_UP_AFTER_MS,
    seen: detailSeen.type,
  });
}
/** Null when the link opened the booking. @throws ApiProblem of everything else that failed */
const refusalOf = (opening: Promise<void>): Promise<unknown> =>
  opening.then(
    () => null,
    (error: unknown) => {
      if (toProblem(error).code !== 'LINK_INVALID') throw error;
      return error;
    },
  );
const toDetail = (followed: Answered<BookingDetail>) =>
  followed.phase === 'known' ? detailSucceeded(followed.found) : detailFailed(followed.problem);

/** The booking may have been paid meanwhile, or its time to pay may be over. */
function* lookAgain({ payload }: ReturnType<typeof bookingPayment.changed>) {
  if (payload.phase !== 'failed') return;
  const request = { id: payload.bookingId, reference: null };
  const { phase } = yield* select(selectOpenedBooking);
  yield* put(phase === 'ready' ? detailRefreshed(request) : glimpse.refreshed(request));
}

function* resend({ payload: id }: ReturnType<typeof resendRequested>) {
  try {
    yield* askApi((api, signal) => resendEmail(api, id, signal));
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
  yield* fork(glimpse.saga);
  yield* fork(bookingPayment.saga);
  yield* fork(extraCancellation.saga);
  yield* takeEvery(bookingPayment.changed, lookAgain);
  yield* takeLatest(
    [cancellationOpened.type, cancellationRequested.type, cancellationClosed.type],
    handleCancellation,
  );
  yield* takeLatest(resendRequested.type, resend);
}
