import { useState } from 'react';
import type { Payment } from '@tiquete/contracts';
import { useNavigate } from '@tiquete/platform';
import { gatewayUrl } from './gatewayUrl';
import { useShownAgain } from './useShownAgain';

/** The way to the gateway. `resultUrl` is where what came of the payment is told, `goTo` leaves the product. */
export function useLeaving(goTo: (url: string) => void, resultUrl: (payment: Payment) => string) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  useShownAgain(() => setLeaving(false));
  return {
    isLeaving,
    /** The result takes the place of the form in the history, so that the way back from the gateway leads to the payment and not to a second booking. */
    leave: (payment: Payment) => {
      void navigate(resultUrl(payment), { replace: true });
      const gateway = gatewayUrl(payment.processUrl);
      if (!gateway) return;
      setLeaving(true);
      goTo(gateway);
    },
  };
}
