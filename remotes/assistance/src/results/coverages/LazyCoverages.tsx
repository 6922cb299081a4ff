import { useState } from 'react';
import type { AssistancePlan } from '@tiquete/contracts';
import { lazyPart } from '@tiquete/ui';

const CoveragesSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "coverages" */ './CoveragesSheet')).CoveragesSheet,
);
export interface LazyCoveragesProps {
  /** Null when the drawer is closed. */
  plan: AssistancePlan | null;
  toCheckout: (plan: AssistancePlan) => string;
  onClose: () => void;
}
/** The drawer of a plan. Its code loads when the page is idle. It still shows the plan while it closes. */
export function LazyCoverages({ plan, toCheckout, onClose }: LazyCoveragesProps) {
  const [last, setLast] = useState(plan);
  if (plan && plan !== last) setLast(plan);
  CoveragesSheet.usePrefetch();
  const shown = plan ?? last;
  if (!shown) return null;
  return (
    <CoveragesSheet
      plan={shown}
      isOpen={plan !== null}
      checkoutUrl={toCheckout(shown)}
      onClose={onClose}
      lazy={{ isWanted: plan !== null, onFailed: onClose }}
    />
  );
}
