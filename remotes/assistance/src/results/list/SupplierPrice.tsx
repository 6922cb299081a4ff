import type { AssistancePlan } from '@tiquete/contracts';
import { formatDayYear, formatDecimal, useMessages } from '@tiquete/platform';
import { formatSum } from '../../model/sums';

const RATE_DECIMALS = 2;

/** What the supplier asks in its own currency, the rate that it was converted at and the rate's day. */
export function SupplierPrice({
  price: { exchange, ...price },
}: {
  price: NonNullable<AssistancePlan['supplier_price']>;
}) {
  const t = useMessages('assistance');
  return (
    <p>
      {t('plan.converted', {
        price: formatSum(price),
        rate: formatDecimal(Number(exchange.rate), RATE_DECIMALS),
        day: formatDayYear(exchange.day),
      })}
    </p>
  );
}
