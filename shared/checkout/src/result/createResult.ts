import type { BookingDetail, Payment } from '@tiquete/contracts';
import {
  all,
  call,
  createAction,
  poll,
  put,
  race,
  reportError,
  request,
  select,
  take,
  takeLatest,
  type SagaGenerator,
} from '@tiquete/platform';
import { fetchBooking, fetchPayment } from '../api';
import { definePayment, noAttempt } from '../payment/definePayment';
import {
  paymentOf,
  type Answered,
  type Followed,
  type ResultAddress,
  type ResultState,
} from './resultState';
import { toAnswered, untilSettled } from './untilSettled';
import { isSettled, LONGEST_BOOKING_WAIT_MS, LONGEST_WAIT_MS } from './waits';

/** False while the supplier of an extra has not confirmed it. */
const isWhole = ({ optionals }: BookingDetail) =>
  optionals.every(({ status }) => status !== 'CONFIRMING');

/**
 * Result of a payment: the slice and the saga of its page, from the return from the gateway until booking and payment are
 * final. The state is null while no page shows a result.
 */
export function createResult(
  remoteSlice: string,
  /** True for a booking that changes only with its payment. Default: no extra of it awaits confirmation. */
  isBookingSettled: (booking: BookingDetail) => boolean = isWhole,
) {
  type Root = Record<string, ResultState | null | undefined>;
  const name = `${remoteSlice}/result`;
  const selectResult = (root: Root) => root[name] ?? null;
  const type = (fact: string) => `${name}/${fact}`;
  const payment = definePayment(name);
  const actions = {
    opened: createAction<ResultAddress>(type('opened')),
    closed: createAction(type('closed')),
    pageSeen: createAction(type('pageSeen')),
    paymentReported: createAction<Followed<Payment>>(type('paymentReported')),
    bookingReported: createAction<Followed<BookingDetail>>(type('bookingReported')),
  };

  function reducer(state: ResultState | null = null, action: { type: string }): ResultState | null {
    if (actions.opened.match(action)) {
      const { bookingId, reference } = action.payload;
      const isSame = bookingId !== null && state?.address.bookingId === bookingId;
      const isSamePayment = state !== null && state.address.reference === reference;
      return {
        address: action.payload,
        payment: isSamePayment ? knownOf(state.payment) : { phase: 'loading' },
        booking: isSame ? knownOf(state.booking) : { phase: 'loading' },
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
  /** Follows the opened result. Run it while the page is shown. */
  function* saga(): SagaGenerator<void> {
    // Closing the result aborts its requests.
    yield* takeLatest([actions.opened.type, actions.closed.type], function* (action) {
      if (action.type !== actions.opened.type) return;
      try {
        yield* all([call(pollPayment), call(watchBooking), call(payment.saga)]);
      } catch (error) {
        reportError({ module: name, message: `result: ${String(error)}` });
      }
    });
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
  return { name, actions, payment, reducer, saga, select: selectResult };
}
export type Result = ReturnType<typeof createResult>;

/** After a failed refresh, the last answer remains. */
const reported = <T>(known: Followed<T>, now: Followed<T>): Followed<T> =>
  now.phase === 'failed' && known.phase === 'known' ? known : now;
const knownOf = <T>(followed: Followed<T>): Followed<T> =>
  followed.phase === 'known' ? followed : { phase: 'loading' };
