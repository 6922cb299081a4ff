import { createAction, put, take, type SagaGenerator } from '@tiquete/platform';
import { paymentOpener, type OpenedPayment, type PaymentOrder } from './paymentOpener';

/** One press on the pay button of an existing booking. */
export type PaymentAttempt =
  { phase: 'idle' } | { phase: 'opening'; bookingId: string } | OpenedPayment;
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
  /** One payment at a time: presses during a payment are ignored. */
  function* saga(): SagaGenerator<void> {
    const open = paymentOpener();
    for (;;) {
      const { payload: order }: ReturnType<typeof requested> = yield* take(requested);
      yield* put(changed(yield* open(order)));
    }
  }
  return { requested, changed, isAction, reducer, saga };
}
export type PaymentPart = ReturnType<typeof definePayment>;
