import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import { gatewayLeft, paymentRequested, selectPaymentAttempt } from '../../state/slice';

/**
 * Sends the traveller to the gateway's page. When no answer came to a request, the next one has the same idempotency key.
 */
export function usePayment(bookingId: string) {
  const dispatch = useDispatch();
  const attempt = useSelector(selectPaymentAttempt);
  const key = useRef<string | null>(null);
  const problem = attempt.phase === 'failed' ? attempt.problem : null;

  useEffect(() => {
    // The browser's back button may restore this page from its cache, still waiting to leave.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && dispatch(gatewayLeft());
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [dispatch]);

  function pay() {
    const isUnanswered = problem !== null && problem.status === 0;
    key.current = isUnanswered && key.current ? key.current : crypto.randomUUID();
    dispatch(paymentRequested({ bookingId, key: key.current }));
  }
  return { isLeaving: attempt.phase === 'opening', problem, pay };
}
