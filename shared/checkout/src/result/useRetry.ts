import { useRef, useState } from 'react';
import type { Payment } from '@tiquete/contracts';
import { toProblem, type ApiClient, type Problem } from '@tiquete/platform';
import { openPayment } from '../api';
import { useCheckoutProduct } from '../checkoutProduct';
import { randomKey } from '../flow/intentKey';

/** A payment for a booking that has none under way; a wish that was not answered is asked again under its key. */
export function useRetry(api: ApiClient, bookingId: string, onOpened: (payment: Payment) => void) {
  const { returnPath } = useCheckoutProduct();
  const key = useRef<string | null>(null);
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const retry = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    key.current ??= randomKey();
    try {
      const opened = await openPayment(api, bookingId, returnPath(bookingId), key.current);
      key.current = null;
      onOpened(opened);
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { retry, isBusy, problem };
}
