import { formatMoney } from '@tiquete/platform';
import { Notice } from '@tiquete/ui';
import type { OfferState, PriceNews } from '../flow/checkoutState';
import { useCheckoutWords } from '../checkoutContext';
import { RenewalNotice } from './RenewalNotice';

/** News about a price that was renewed after it expired. Null when `before` is null. */
export const renewedFrom = (before: number | null, now: number): PriceNews | null =>
  before === null ? null : { isRenewed: true, before, now };

export interface PriceNoticeProps<Offer> {
  state: OfferState<Offer>;
  newsOf: (offer: Offer) => PriceNews | null;
  onRetry: () => void;
}
/** Notice about the price: a change, or a renewal in progress or failed. */
export function PriceNotice<Offer>({ state, newsOf, onRetry }: PriceNoticeProps<Offer>) {
  if (state.phase === 'ready') {
    const news = newsOf(state.offer);
    if (news && !news.isRenewed) return <OtherPrice news={news} />;
    return <RenewalNotice state={{ phase: 'ready', renewed: news }} onRetry={onRetry} />;
  }
  return (state.phase === 'renewing' || state.phase === 'failed') && state.offer ? (
    <RenewalNotice state={state} onRetry={onRetry} />
  ) : null;
}
/** Notice that the price differs from the one in the results. */
function OtherPrice({ news: { before, now } }: { news: PriceNews }) {
  const t = useCheckoutWords();
  const values = {
    before: formatMoney(before),
    now: formatMoney(now),
    difference: formatMoney(Math.abs(now - before)),
  };
  return now > before ? (
    <Notice kind="warning" text={t('checkout.priceRose', values)} />
  ) : (
    <Notice kind="success" text={t('checkout.priceFell', values)} />
  );
}
