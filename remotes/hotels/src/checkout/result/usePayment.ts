import { useEffect, useState } from 'react';
import type { Payment } from '@tiquete/contracts';
import { toProblem, type ApiClient, type Problem } from '@tiquete/platform';
import { fetchPayment } from '../api';
import { FIRST_WAIT_MS, isSettled, nextWait } from './waits';

export type PaymentState =
  | { phase: 'asking' }
  | { phase: 'known'; payment: Payment }
  | { phase: 'unknown' }
  | { phase: 'failed'; problem: Problem };

/** What the api knows of a payment; goes on asking until nothing can change any more, more and more rarely, and at once when the page is seen again. */
export function usePayment(api: ApiClient, reference: string): { state: PaymentState; retry: () => void } {
  const [state, setState] = useState<PaymentState>({ phase: 'asking' });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT_MS;
    let isAsking = false;

    const later = () => {
      if (document.visibilityState === 'hidden') return;
      timer = setTimeout(() => void ask(), wait);
      wait = nextWait(wait);
    };
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      try {
        const payment = await fetchPayment(api, reference, abort.signal);
        setState({ phase: 'known', payment });
        if (isSettled(payment)) stop();
        else later();
      } catch (error) {
        if (abort.signal.aborted) return;
        const problem = toProblem(error);
        if (problem.code === 'NOT_FOUND') return setState({ phase: 'unknown' });
        setState((known) => (known.phase === 'known' ? known : { phase: 'failed', problem }));
        later();
      } finally {
        isAsking = false;
      }
    };
    const onVisible = () => {
      if (document.visibilityState === 'hidden') return clearTimeout(timer);
      wait = FIRST_WAIT_MS;
      void ask();
    };
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
    document.addEventListener('visibilitychange', onVisible);
    void ask();
    return () => {
      abort.abort();
      stop();
    };
  }, [api, reference, turn]);

  const retry = () => {
    setState({ phase: 'asking' });
    setTurn((before) => before + 1);
  };
  return { state, retry };
}
