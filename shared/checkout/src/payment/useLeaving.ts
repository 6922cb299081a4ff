import { useEffect, useEffectEvent, useState } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useNavigate } from '@tiquete/platform';
import { useBlocking } from './useBlocking';
import { gatewayUrl } from './gatewayUrl';

/** Milliseconds after which the page is usable again when the browser has not left. */
const LEAVE_MS = 10_000;

/** The way to the gateway. `resultUrl` shows what came of the payment, `goTo` leaves the product, `label` is what the overlay says meanwhile. */
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
  // The result takes the place of the form in the history, so that the way back from the gateway leads to the payment and not to a second booking.
  return (payment: Payment) => {
    void navigate(resultUrl(payment), { replace: true });
    const gateway = gatewayUrl(payment.processUrl);
    if (!gateway) return;
    setLeaving(true);
    goTo(gateway);
  };
}
/** Calls when the browser brings the page back from its memory, as the back button does. */
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
