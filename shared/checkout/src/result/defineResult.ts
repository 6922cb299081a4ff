import type { BookingDetail, Payment } from '@tiquete/contracts';
import {
  all,
  call,
  createAction,
  poll,
  put,
  race,
  request,
  select,
  take,
  type SagaGenerator,
} from '@tiquete/platform';
import { fetchBooking, fetchPayment } from '../api';
import { definePayment, noAttempt } from '../payment/definePayment';
import {
  paymentOf,
  type Answered,
  type Followed,
  type ResultSlot,
  type ResultState,
} from './resultState';
import { toAnswered, untilSettled } from './untilSettled';
import { isSettled, LONGEST_BOOKING_WAIT_MS, LONGEST_WAIT_MS } from './waits';

/** False while the supplier of an extra has not confirmed it. */
const isWhole = ({ optionals }: BookingDetail) =>
  optionals.every(({ status }) => status !== 'CONFIRMING');

/** Result of a payment: actions, phases and saga, from the return from the gateway until booking and payment are final. */
export function defineResult(
  { name, resultOpened, resultClosed }: ResultSlot,
  /** True for a booking that changes only with its payment. */
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
  /** Runs the result while its page is shown. */
  function* run(): SagaGenerator<void> {
    yield* all([call(pollPayment), call(watchBooking), call(payment.saga)]);
  }
  function* pollPayment(): SagaGenerator<void> {
    const reference = (yield* select(selectResult))?.address.reference;
    if (!reference) return;
    yield* poll<Answered<Payment>>(
      () => request((api, signal) => toAnswered(fetchPayment(api, reference, signal))),
      untilSettled(isSettled, { longestPauseMs: LONGEST_WAIT_MS, seen: actions.pageSeen.type }),
      (answer) => put(actions.paymentReported(answer)),
    );
  }
  /** Polls the booking, and loads it at once when the payment reaches another stage. */
  function* watchBooking(): SagaGenerator<void> {
    for (;;) {
      const [id, stage] = yield* bookingNow();
      const { isOther } = yield* race({
        isOther: call(untilOther, stage),
        isOver: call(pollBooking, id),
      });
      if (!isOther) yield* untilOther(stage);
    }
    function* untilOther(stage: string): SagaGenerator<true> {
      do yield* take(actions.paymentReported.type);
      while ((yield* bookingNow())[1] === stage);
      return true;
    }
    function* pollBooking(id: string | null): SagaGenerator<void> {
      if (id === null) return;
      yield* poll<Answered<BookingDetail>>(
        () => request((api, signal) => toAnswered(fetchBooking(api, id, signal))),
        untilSettled(isBookingSettled, {
          longestPauseMs: LONGEST_BOOKING_WAIT_MS,
          seen: actions.pageSeen.type,
        }),
        (answer) => put(actions.bookingReported(answer)),
      );
    }
  }
  /** Id of the booking, and the stage of its payment. */
  function* bookingNow(): SagaGenerator<[id: string | null, stage: string]> {
    const state = yield* select(selectResult);
    const paid = state && paymentOf(state);
    const id = state?.address.bookingId ?? paid?.booking.id ?? null;
    return [id, `${id} ${paid?.status} ${paid?.booking.status}`];
  }
  return { actions, payment, reducer, run, select: selectResult };
}
export type Result = ReturnType<typeof defineResult>;

/** After a failed refresh, the last answer remains. */
const reported = <T>(known: Followed<T>, now: Followed<T>): Followed<T> =>
  now.phase === 'failed' && known.phase === 'known' ? known : now;
const knownOf = <T>(followed: Followed<T>): Followed<T> =>
  followed.phase === 'known' ? followed : { phase: 'asking' };
