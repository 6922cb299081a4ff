import type { PackageDetail } from '@tiquete/contracts';
import { formatDay, formatMoney, rateWords, useMessages } from '@tiquete/platform';
import { css, Disclosure, Price, type Theme } from '@tiquete/ui';
import { Plan } from './Plan';
import { Reserve } from './Reserve';

export interface PriceProps {
  detail: PackageDetail;
  /** True while a change is priced. The shown price is then the previous one. */
  isLoading: boolean;
  /** Address of the checkout. */
  checkout: string;
}
export const PRICE_ID = 'package-price';

/** Total of the choice, with its lines and the part that can be paid later. */
export function PricePanel({ detail, isLoading, checkout }: PriceProps) {
  const t = useMessages('packages');
  const { total, price, price_breakdown, payment_plan, by_passenger, services } = detail;
  const hotel = detail.hotels_alternatives.find(({ is_chosen }) => is_chosen);
  const bought = services.filter(({ is_chosen }) => is_chosen).length;
  const { base, taxes, fees, exchange_rate } = price_breakdown;
  return (
    <aside id={PRICE_ID} aria-label={t('detail.price.title')} aria-busy={isLoading} css={panel}>
      <h2 tabIndex={-1}>{t('detail.price.title')}</h2>
      <ul css={facts}>
        <li>
          {t('detail.price.departs', {
            start: formatDay(detail.DateBegin),
            end: formatDay(detail.DateEnd),
          })}
        </li>
        {hotel && <li>{t('detail.price.hotels', { name: hotel.name })}</li>}
        {bought > 0 && <li>{t('detail.price.services', { count: bought })}</li>}
      </ul>
      <div css={isLoading ? dimmed : undefined}>
        <Price
          amount={total}
          size="l"
          label={t('detail.price.total', { count: by_passenger.length })}
        />
        <p>{t('detail.price.perPerson', { amount: formatMoney(price.from_per_person) })}</p>
        <Disclosure summary={t('detail.price.lines')}>
          <dl>
            <Line name={t('detail.price.base')} amount={base} />
            {[...taxes, ...fees].map(({ name, amount }) => (
              <Line key={name} name={name} amount={amount} />
            ))}
          </dl>
          {exchange_rate && <p>{t('detail.price.converted', rateWords(exchange_rate))}</p>}
        </Disclosure>
        {payment_plan && <Plan plan={payment_plan} />}
      </div>
      <Reserve to={checkout} isLoading={isLoading} fullWidth />
    </aside>
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
const panel = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(5)};
  scroll-margin-top: 72px;
  ${theme.surface}
  ${theme.up(1024)} {
    position: sticky;
    top: ${theme.spacing(20)};
    max-height: calc(100dvh - ${theme.spacing(24)});
    overflow-y: auto;
    scrollbar-width: thin;
  }
  h2:focus {
    outline: none;
  }
  > div {
    display: grid;
    gap: ${theme.spacing(2)};
  }
  dl > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.spacing(3)};
  }
  dd {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
const facts = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
const dimmed = (theme: Theme) => css`
  opacity: 0.5;
  transition: opacity ${theme.motion};
`;
