import type { BookingDetail } from '@tiquete/contracts';
import { formatMoney, formatOther, rateWords, useMessages } from '@tiquete/platform';
import { css, Section, smallText, type Theme } from '@tiquete/ui';
import { priceLines } from './priceLines';

type Priced = Pick<
  BookingDetail,
  'price_breakdown' | 'total' | 'optionals' | 'optionals_total' | 'status'
>;
/** Lines of the price at the sale, with extras. */
export function PriceLines({
  booking: { price_breakdown, total, optionals, optionals_total, status },
}: {
  booking: Priced;
}) {
  const t = useMessages('my-bookings');
  const { pay_at_hotel, exchange_rate } = price_breakdown;
  return (
    <Section title={t('price.title')}>
      <dl css={lines}>
        {priceLines(price_breakdown).map(({ name, amount }, index) => (
          <div key={index}>
            <dt>{name ?? t('price.base')}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        {optionals.map(({ id, name, quantity, amount, status, status_label }) => (
          <div key={id}>
            <dt>
              {quantity > 1 ? t('price.extra', { name, quantity }) : name}
              {status !== 'CHOSEN' && <small>{status_label}</small>}
            </dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('price.total')}</dt>
          <dd>{formatMoney(total + optionals_total)}</dd>
        </div>
      </dl>
      {pay_at_hotel.length > 0 && status !== 'CANCEL' && (
        <>
          <h3>{t('price.atDestination')}</h3>
          <dl css={lines}>
            {pay_at_hotel.map(({ name, amount, original }, index) => (
              <div key={index}>
                <dt>
                  {original ? t('price.about', { name, amount: formatOther(original) }) : name}
                </dt>
                <dd>{formatMoney(amount)}</dd>
              </div>
            ))}
          </dl>
          <p css={smallText}>{t('price.atDestinationHint')}</p>
        </>
      )}
      {exchange_rate && <p css={smallText}>{t('price.converted', rateWords(exchange_rate))}</p>}
    </Section>
  );
}
const lines = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  > div {
    display: flex;
    gap: ${theme.spacing(4)};
    justify-content: space-between;
  }
  dt {
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    flex: none;
    white-space: nowrap;
  }
  small {
    ${theme.type.small}
    display: block;
  }
  [data-total] {
    ${theme.type.h3}
    padding-top: ${theme.spacing(3)};
    border-top: 1px solid ${theme.vars.palette.divider};
    dt {
      color: inherit;
    }
  }
`;
