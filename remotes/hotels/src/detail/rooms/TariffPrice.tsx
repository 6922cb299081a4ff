import type { HotelTariff } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { css, Disclosure, Price, type Theme } from '@tiquete/ui';
import { PriceLines } from '../PriceLines';

export interface TariffPriceProps {
  tariff: HotelTariff;
  nights: number;
}
/** Total of the stay, then the price of a night, then the times of payment. */
export function TariffPrice({ tariff, nights }: TariffPriceProps) {
  const t = useMessages('hotels');
  const { total, per_night, price_breakdown, payment_type } = tariff;
  const amounts = per_night.map(({ amount }) => amount);
  const [min, max] = [Math.min(...amounts), Math.max(...amounts)];
  const later = price_breakdown.pay_at_hotel.reduce((sum, { amount }) => sum + amount, 0);
  const isSplit = later > 0 && payment_type === 'AT_WEB';
  return (
    <div css={stack}>
      <Price amount={total} label={t('card.stay', { count: nights })} />
      {amounts.length > 1 && (
        <p>
          {min === max
            ? t('detail.tariff.perNight', { amount: formatMoney(min) })
            : t('detail.tariff.perNightRange', { min: formatMoney(min), max: formatMoney(max) })}
        </p>
      )}
      {isSplit && <p>{t('detail.tariff.payNow', { amount: formatMoney(total) })}</p>}
      {payment_type === 'AT_HOTEL' && (
        <p data-later>{t('detail.tariff.payAllAtHotel', { amount: formatMoney(total) })}</p>
      )}
      {later > 0 && (
        <p data-later>{t('detail.tariff.payAtHotel', { amount: formatMoney(later) })}</p>
      )}
      <Disclosure summary={t('detail.tariff.breakdown')}>
        <PriceLines tariff={tariff} />
      </Disclosure>
    </div>
  );
}
const stack = (theme: Theme) => css`
  ${theme.type.small}
  display: grid;
  justify-items: start;
  gap: ${theme.spacing(1)};
  color: ${theme.vars.palette.text.secondary};
  strong {
    color: ${theme.vars.palette.text.primary};
  }
  [data-later] {
    font-weight: ${theme.weight.strong};
    color: ${theme.vars.palette.text.primary};
  }
`;
