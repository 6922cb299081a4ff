import { clockTime, SaleSummary, useCheckoutWords } from '@tiquete/checkout';
import type { Cart } from '@tiquete/contracts';
import type { Offer } from '../offer/offerState';
import { StaySummary } from './StaySummary';

/** The stay that is bought, and what it costs. */
export function Summary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useCheckoutWords();
  const { tariff, stay } = offer;
  return (
    <SaleSummary
      base={t('checkout.summary.base', { count: stay.nights })}
      breakdown={tariff.price_breakdown}
      total={tariff.total}
      cart={cart}
      cancellation={tariff.cancellation}
      note={t('checkout.summary.validUntil', { time: clockTime(stay.expires_at) })}
    >
      <StaySummary offer={offer} />
    </SaleSummary>
  );
}
