import { SaleSummary, useCheckoutWords } from '@tiquete/checkout';
import type { Cart } from '@tiquete/contracts';
import { formatDayYear, formatMoney, inColombia } from '@tiquete/platform';
import { instalmentsOf, payToday, type Offer } from '../offer/offerState';
import { PackageSummary } from './PackageSummary';

/** The package that is bought, what it costs by traveller, and what of it is paid today. */
export function Summary({ offer, cart }: { offer: Offer; cart: Cart | null }) {
  const t = useCheckoutWords();
  const { detail, expires_at } = offer;
  const later = instalmentsOf(offer)
    .slice(1)
    .map(({ amount, due_on }) =>
      t('checkout.summary.part', {
        amount: formatMoney(amount),
        day: due_on ? formatDayYear(due_on) : '',
      }),
    );
  return (
    <SaleSummary
      base={t('checkout.summary.base', { count: detail.by_passenger.length })}
      breakdown={detail.price_breakdown}
      total={payToday(offer)}
      cart={cart}
      perPerson={
        later.length > 0 ? t('checkout.summary.later', { parts: list.format(later) }) : null
      }
      cancellation={detail.cancellation}
      note={t('checkout.summary.validUntil', inColombia(expires_at))}
    >
      <PackageSummary detail={detail} />
    </SaleSummary>
  );
}
const list = new Intl.ListFormat('es', { type: 'conjunction' });
