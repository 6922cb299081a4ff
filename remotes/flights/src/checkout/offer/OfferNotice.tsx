import { RenewalNotice, useCheckoutWords } from '@tiquete/checkout';
import { formatMoney } from '@tiquete/platform';
import { Notice } from '@tiquete/ui';
import { fareTotal, type Offer, type OfferState } from './offerState';

/** What happened to the price while the form stands, or on the way to it. */
export function OfferNotice({ state, onRetry }: { state: OfferState; onRetry: () => void }) {
  if (state.phase === 'ready') {
    const { isRenewed, previousTotal } = state.offer;
    if (!isRenewed) return <OnTheWay offer={state.offer} />;
    const now = fareTotal(state.offer);
    return (
      <RenewalNotice
        state={{ phase: 'ready', renewed: { before: previousTotal ?? now, now } }}
        onRetry={onRetry}
      />
    );
  }
  return (state.phase === 'renewing' || state.phase === 'failed') && state.offer ? (
    <RenewalNotice state={state} onRetry={onRetry} />
  ) : null;
}
/** The airline's price was another than the results' one. */
function OnTheWay({ offer }: { offer: Offer }) {
  const t = useCheckoutWords();
  if (offer.previousTotal === null) return null;
  const now = fareTotal(offer);
  const rose = now > offer.previousTotal;
  const values = {
    before: formatMoney(offer.previousTotal),
    now: formatMoney(now),
    difference: formatMoney(Math.abs(now - offer.previousTotal)),
  };
  return (
    <Notice
      kind={rose ? 'warning' : 'success'}
      text={t(rose ? 'checkout.priceRose' : 'checkout.priceFell', values)}
    />
  );
}
