import { createAction, put, take, type SagaGenerator } from '@tiquete/platform';
import { randomKey } from './intentKey';
import { openOrder, type OpenedPayment, type PaymentOrder } from './openOrder';

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
  /** One payment at a time: presses during a payment are ignored. An order has one key until its payment has opened. */
  function* saga(): SagaGenerator<void> {
    let last = { order: '', key: '' };
    for (;;) {
      const { payload }: ReturnType<typeof requested> = yield* take(requested);
      const order = JSON.stringify([
        payload.bookingId,
        payload.returnPath,
        payload.paysAll ?? false,
      ]);
      if (order !== last.order) last = { order, key: randomKey() };
      const opened = yield* openOrder(payload, last.key, function* () {
        last = { order: '', key: '' };
      });
      yield* put(changed(opened));
    }
  }
  return { requested, changed, isAction, reducer, saga };
}
export type PaymentPart = ReturnType<typeof definePayment>;
