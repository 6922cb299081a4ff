import { useEffect, useEffectEvent } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useDispatch } from '@tiquete/platform';
import { useBlocking } from './useBlocking';
import { noAttempt, type PaymentAttempt, type PaymentPart } from './definePayment';
import type { PaymentOrder } from './openOrder';

/**
 * State and action of a pay button. `onOpened` leaves with the payment, only while the page is visible. `label` is the
 * overlay's text.
 */
export function usePaying(
  { requested, changed }: PaymentPart,
  attempt: PaymentAttempt,
  onOpened: (payment: Payment) => void,
  label: string,
) {
  const dispatch = useDispatch();
  const opened = attempt.phase === 'opened' ? attempt.payment : null;
  const isOpening = attempt.phase === 'opening';
  const leave = useEffectEvent(onOpened);
  useBlocking(isOpening ? label : null);
  useEffect(() => {
    if (!opened) return;
    dispatch(changed(noAttempt));
    leave(opened);
  }, [dispatch, changed, opened]);
  return {
    pay: (order: PaymentOrder) => void dispatch(requested(order)),
    isOpening,
    problem: attempt.phase === 'failed' ? attempt.problem : null,
  };
}
