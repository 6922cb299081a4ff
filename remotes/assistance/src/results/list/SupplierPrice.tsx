import type { AssistancePlan } from '@tiquete/contracts';
import { formatDayYear, formatDecimal, useMessages } from '@tiquete/platform';
import { formatSum } from '../../model/sums';

const RATE_DECIMALS = 2;

/** Price in the supplier's currency, with the exchange rate and the day of the rate. */
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
