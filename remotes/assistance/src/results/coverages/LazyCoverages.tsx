import { createElement, useEffect, useState } from 'react';
import type { AssistancePlan } from '@tiquete/contracts';
import { lazyPart, whenIdle } from '@tiquete/ui';

const part = lazyPart(
  async () => (await import(/* webpackChunkName: "coverages" */ './CoveragesSheet')).CoveragesSheet,
);
export interface LazyCoveragesProps {
  /** Null: closed. */
  plan: AssistancePlan | null;
  toCheckout: (plan: AssistancePlan) => string;
  onClose: () => void;
}
/** The drawer of a plan, whose code comes when the page is at rest; what it shows stays while it closes. */
export function LazyCoverages({ plan, toCheckout, onClose }: LazyCoveragesProps) {
  const Loaded = part.usePart(plan !== null, onClose);
  const [last, setLast] = useState(plan);
  if (plan && plan !== last) setLast(plan);
  useEffect(() => whenIdle(part.prefetch), []);
  const shown = plan ?? last;
  if (!Loaded || !shown) return null;
  return createElement(Loaded, {
    plan: shown,
    isOpen: plan !== null,
    checkoutUrl: toCheckout(shown),
    onClose,
  });
}
