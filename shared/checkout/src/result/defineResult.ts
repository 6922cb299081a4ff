import type { BookingDetail, Payment } from '@tiquete/contracts';
import {
  all,
  call,
  createAction,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from '@tiquete/platform';
import { fetchBooking, fetchPayment } from '../api';
import { definePayment, noAttempt } from '../payment/definePayment';
import { follow } from './follow';
import { paymentOf, type Followed, type ResultSlot, type ResultState } from './resultState';
import { isSettled, LONGEST_BOOKING_WAIT_MS, LONGEST_WAIT_MS } from './waits';

/** Extras are bought after the booking stands, mostly within seconds. */
const isWhole = ({ optionals }: BookingDetail) =>
  optionals.every(({ status }) => status !== 'CONFIRMING');

/** What came of a payment: actions, phases and saga, from the gateway's way back to the supplier's last word. */
export function defineResult(
  { name, resultOpened, resultClosed }: ResultSlot,
  /** Nothing about the booking can change while its payment does not. */
  isBookingSettled: (booking: BookingDetail) => boolean = isWhole,
) {
  type Root = Record<string, { checkout: { result: ResultState | null } } | undefined>;
  const selectResult = (root: Root) => root[name]?.checkout.result ?? null;
  const type = (fact: string) => `${name}/checkout/result/${fact}`;
  const payment = definePayment(`${name}/checkout/result`);
  const actions = {
    opened: resultOpened,
    closed: resultClosed,
    pageSeen: createAction(type('pageSeen')),
    paymentReported: createAction<Followed<Payment>>(type('paymentReported')),
    bookingReported: createAction<Followed<BookingDetail>>(type('bookingReported')),
  };

  function reducer(state: ResultState | null, action: { type: string }): ResultState | null {
    if (actions.opened.match(action)) {
      const { bookingId, reference } = action.payload;
      const isSame = bookingId !== null && state?.address.bookingId === bookingId;
      const isSamePayment = state !== null && state.address.reference === reference;
      return {
        address: action.payload,
        payment: isSamePayment ? knownOf(state.payment) : { phase: 'asking' },
        booking: isSame ? knownOf(state.booking) : { phase: 'asking' },
        attempt: noAttempt,
      };
    }
    if (actions.closed.match(action) || state === null) return null;
    if (actions.paymentReported.match(action))
      return { ...state, payment: reported(state.payment, action.payload) };
    if (actions.bookingReported.match(action))
      return { ...state, booking: reported(state.booking, action.payload) };
    if (payment.isAction(action))
      return { ...state, attempt: payment.reducer(state.attempt, action) };
    return state;
  }
  /** Everything that a result does while its page is shown. */
  function* run(): SagaGenerator<void> {
    yield* all([call(followPayment), call(followBooking), call(payment.saga)]);
  }
  function* followPayment(): SagaGenerator<void> {
    const reference = (yield* select(selectResult))?.address.reference;
    if (!reference) return;
    yield* follow<Payment>({
      ask: (api, signal) => fetchPayment(api, reference, signal),
      report: (followed) => put(actions.paymentReported(followed)),
      isSettled,
      longestWait: LONGEST_WAIT_MS,
      seen: actions.pageSeen.type,
    });
  }
  /** Whatever the payment does, its booking is asked at once. */
  function* followBooking(): SagaGenerator<void> {
    for (;;) {
      const [id, stage] = yield* bookingNow();
      const { isOther } = yield* race({ isOther: call(untilOther, stage), isOver: call(ask, id) });
      if (!isOther) yield* untilOther(stage);
    }
    function* untilOther(stage: string): SagaGenerator<true> {
      do yield* take(actions.paymentReported.type);
      while ((yield* bookingNow())[1] === stage);
      return true;
    }
    function* ask(id: string | null): SagaGenerator<void> {
      if (id === null) return;
      yield* follow<BookingDetail>({
        ask: (api, signal) => fetchBooking(api, id, signal),
        report: (followed) => put(actions.bookingReported(followed)),
        isSettled: isBookingSettled,
        longestWait: LONGEST_BOOKING_WAIT_MS,
        seen: actions.pageSeen.type,
      });
    }
  }
  /** The booking to ask about, and how far its payment is. */
  function* bookingNow(): SagaGenerator<[id: string | null, stage: string]> {
    const state = yield* select(selectResult);
    const paid = state && paymentOf(state);
    const id = state?.address.bookingId ?? paid?.booking.id ?? null;
    return [id, `${id} ${paid?.status} ${paid?.booking.status}`];
  }
  return { actions, payment, reducer, run, select: selectResult };
}
export type Result = ReturnType<typeof defineResult>;

/** What could not be asked again stays as it was known. */
const reported = <T>(known: Followed<T>, now: Followed<T>): Followed<T> =>
  now.phase === 'failed' && known.phase === 'known' ? known : now;
const knownOf = <T>(followed: Followed<T>): Followed<T> =>
  followed.phase === 'known' ? followed : { phase: 'asking' };
