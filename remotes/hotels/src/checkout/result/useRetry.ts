import { useRef, useState } from 'react';
import type { Payment } from '@tiquete/contracts';
import { toProblem, type ApiClient, type Problem } from '@tiquete/platform';
import { openPayment } from '../api';
import { randomKey } from '../intentKey';

/** Another payment for the booking of a refused one; a wish that was not answered is asked again under its key. */
export function useRetry(api: ApiClient, { booking }: Payment, onOpened: (payment: Payment) => void) {
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
      const opened = await openPayment(api, booking.id, key.current);
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
