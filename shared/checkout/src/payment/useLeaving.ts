import { useEffect, useEffectEvent, useState } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useNavigate } from '@tiquete/platform';
import { useBlocking } from './useBlocking';
import { gatewayUrl } from './gatewayUrl';

/** Milliseconds after which the page is usable again if the browser has not left it. */
const LEAVE_MS = 10_000;

/**
 * Returns the function that leaves for the gateway. `resultUrl` is the payment's result page, `goTo` navigates, and `label`
 * is the overlay's text.
 */
export function useLeaving(
  goTo: (url: string) => void,
  resultUrl: (payment: Payment) => string,
  label: string,
) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  useBlocking(isLeaving ? label : null);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => setLeaving(false), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  useShownAgain(() => setLeaving(false));
  // The result page replaces the form in the history. Going back from the gateway then opens the payment's result, not a
  // second booking.
  return (payment: Payment) => {
    void navigate(resultUrl(payment), { replace: true });
    const gateway = gatewayUrl(payment.processUrl);
    if (!gateway) return;
    setLeaving(true);
    goTo(gateway);
  };
}
/** Runs `onShown` when the browser restores the page from its back/forward cache. */
function useShownAgain(onShown: () => void) {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) shown();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
