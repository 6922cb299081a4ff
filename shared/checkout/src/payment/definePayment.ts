import type { Payment } from '@tiquete/contracts';
import {
  createAction,
  put,
  take,
  toProblem,
  type Problem,
  type SagaGenerator,
} from '@tiquete/platform';
import { randomKey } from '../flow/intentKey';
import { gatewayUrl } from './gatewayUrl';
import { openOnce, type PaymentOrder } from './openOnce';

/** One press on a button for paying a booking that stands already. */
export type PaymentAttempt =
  | { phase: 'idle' }
  | { phase: 'opening'; bookingId: string }
  | { phase: 'opened'; payment: Payment }
  | { phase: 'failed'; bookingId: string; problem: Problem };
export const noAttempt: PaymentAttempt = { phase: 'idle' };

/** Actions, reducer and saga of the payments that a page opens for bookings; `name` is the prefix of the actions. */
export function definePayment(name: string) {
  const requested = createAction<PaymentOrder>(`${name}/paymentRequested`);
  const changed = createAction<PaymentAttempt>(`${name}/paymentChanged`);
  const isAction = ({ type }: { type: string }) => type === requested.type || type === changed.type;

  function reducer(state: PaymentAttempt, action: { type: string }): PaymentAttempt {
    if (requested.match(action)) return { phase: 'opening', bookingId: action.payload.bookingId };
    return changed.match(action) ? action.payload : state;
  }
  /** One after the other: a press while one is being answered is not heard, and one that was not answered keeps its key. */
  function* saga(): SagaGenerator<void> {
    let kept: { bookingId: string; key: string } | null = null;
    for (;;) {
      const { payload: order }: ReturnType<typeof requested> = yield* take(requested);
      const { bookingId } = order;
      const key: string = kept?.bookingId === bookingId ? kept.key : randomKey();
      const attempt = yield* attemptOnce(order, key);
      const isUnanswered = attempt.phase === 'failed' && attempt.problem.status === 0;
      kept = isUnanswered ? { bookingId, key } : null;
      yield* put(changed(attempt));
    }
  }
  return { requested, changed, isAction, reducer, saga };
}
export type PaymentPart = ReturnType<typeof definePayment>;

function* attemptOnce(order: PaymentOrder, key: string): SagaGenerator<PaymentAttempt> {
  try {
    const payment = yield* openOnce(order, key);
    if (payment.processUrl !== null && gatewayUrl(payment.processUrl) === null)
      throw new Error('The gateway gave an address that is no web page');
    return { phase: 'opened', payment };
  } catch (error) {
    return { phase: 'failed', bookingId: order.bookingId, problem: toProblem(error) };
  }
}
