import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import { gatewayLeft, paymentRequested, selectPaymentAttempt } from '../state/slice';

/** Sends the traveller to the gateway's page. A press whose answer never came is sent again under its own key. */
export function usePayment(bookingId: string) {
  const dispatch = useDispatch();
  const attempt = useSelector(selectPaymentAttempt);
  const key = useRef<string | null>(null);
  const problem = attempt.phase === 'failed' ? attempt.problem : null;

  useEffect(() => {
    // The page as it was left, brought back by the browser: nothing is under way any more.
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
