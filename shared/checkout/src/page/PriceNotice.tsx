import { formatMoney } from '@tiquete/platform';
import { Notice } from '@tiquete/ui';
import type { OfferState } from '../flow/checkoutState';
import { useCheckoutWords } from '../checkoutProduct';
import { RenewalNotice } from './RenewalNotice';

/** Whole pesos before and now. `renewed`: the prices had expired and were asked again. */
export interface PriceNews {
  isRenewed: boolean;
  before: number;
  now: number;
}
/** The price after the one of `before` had expired; null when none did. */
export const renewedFrom = (before: number | null, now: number): PriceNews | null =>
  before === null ? null : { isRenewed: true, before, now };

export interface PriceNoticeProps<Offer> {
  state: OfferState<Offer>;
  newsOf: (offer: Offer) => PriceNews | null;
  onRetry: () => void;
}
/** What happened to the price while the form stands, or on the way to it. */
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
/** The price of now is another than the one of the results. */
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
