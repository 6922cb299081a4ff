import { RenewalNotice } from '@tiquete/checkout';
import type { OfferState } from './offerState';

/** What happened to the prices while the form stands. */
export function OfferNotice({ state, onRetry }: { state: OfferState; onRetry: () => void }) {
  if (state.phase === 'ready') {
    const { previousTotal, tariff } = state.offer;
    const renewed = previousTotal === null ? null : { before: previousTotal, now: tariff.total };
    return <RenewalNotice state={{ phase: 'ready', renewed }} onRetry={onRetry} />;
  }
  return (state.phase === 'renewing' || state.phase === 'failed') && state.offer ? (
    <RenewalNotice state={state} onRetry={onRetry} />
  ) : null;
}
