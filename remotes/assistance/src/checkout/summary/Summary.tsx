import { SaleSummary } from '@tiquete/checkout';
import type { Cart } from '@tiquete/contracts';
import { inColombia, useMessages } from '@tiquete/platform';
import { chosenUpgrades, offerTotal, type Offer } from '../../model/offer';
import { PlanSummary } from './PlanSummary';

/** The plan and its price for each person. */
export function Summary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useMessages('assistance');
  const { plan, search } = offer;
  const fees = chosenUpgrades(offer).map(({ name, price }) => ({ name, amount: price }));
  return (
    <SaleSummary
      base={t('checkout.summary.base', { count: plan.per_passenger.length })}
      breakdown={{ base: plan.total, taxes: [], fees, pay_at_hotel: [] }}
      total={offerTotal(offer)}
      cart={cart}
      cancellation={plan.cancellation}
      note={t('checkout.summary.validUntil', inColombia(search.expires_at))}
    >
      <PlanSummary offer={offer} />
    </SaleSummary>
  );
}
