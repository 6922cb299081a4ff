import type { HotelTariff } from '@tiquete/contracts';
import { formatMoney, formatOther, rateWords, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** Lines of the price, grouped by the time of payment. */
export function PriceLines({ tariff }: { tariff: HotelTariff }) {
  const t = useMessages('hotels');
  const { base, taxes, fees, pay_at_hotel, exchange_rate } = tariff.price_breakdown;
  const isPaidThere = tariff.payment_type === 'AT_HOTEL';
  return (
    <div css={stack}>
      <h4>{t(isPaidThere ? 'detail.tariff.atHotel' : 'detail.tariff.today')}</h4>
      <dl>
        <Line name={t('detail.tariff.base')} amount={base} />
        {taxes.map(
          ({ name, amount, included }) =>
            included && (
              <Line key={name} name={t('detail.tariff.included', { name })} amount={amount} />
            ),
        )}
        {fees.map(({ name, amount }) => (
          <Line key={name} name={name} amount={amount} />
        ))}
      </dl>
      {pay_at_hotel.length > 0 && (
        <>
          {!isPaidThere && <h4>{t('detail.tariff.atHotel')}</h4>}
          <dl>
            {pay_at_hotel.map(({ name, amount, original }, index) => (
              <Line
                key={index}
                name={
                  original
                    ? t('detail.tariff.about', { name, amount: formatOther(original) })
                    : name
                }
                amount={amount}
              />
            ))}
          </dl>
        </>
      )}
      {exchange_rate && <p>{t('detail.tariff.converted', rateWords(exchange_rate))}</p>}
    </div>
  );
}
function Line({ name, amount }: { name: string; amount: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
const stack = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  min-width: 200px;
  padding-bottom: ${theme.spacing(2)};
  h4 {
    ${theme.type.small}
    font-weight: ${theme.weight.bold};
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.spacing(3)};
  }
  dd {
    flex: none;
    white-space: nowrap;
  }
`;
