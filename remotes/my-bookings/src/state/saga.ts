import { follow, type Answered } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import { askApi, fork, put, takeEvery, takeLatest, toProblem } from '@tiquete/platform';
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
  detailSeen,
  detailSucceeded,
  listClosed,
  listRequested,
  resendFailed,
  resendRequested,
  resendSucceeded,
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
  yield* follow<BookingDetail>({
    ask: async (api, signal) => {
      // An error is ignored: whatever came of the payment, the booking shows it.
      if (reference) await askAboutPayment(api, reference, signal).catch(() => undefined);
      return fetchBooking(api, id, signal);
    },
    report: (followed) => put(toDetail(followed)),
    isSettled: (booking) => !isMoving(booking),
    longestWait: LONGEST_WAIT_MS,
    givesUpAfter: GIVES_UP_AFTER_MS,
    seen: detailSeen.type,
  });
}
const toDetail = (followed: Answered<BookingDetail>) =>
  followed.phase === 'known' ? detailSucceeded(followed.found) : detailFailed(followed.problem);

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
