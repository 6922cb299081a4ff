import { formatDayYear, formatMoney } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import { useCheckoutWords } from '../../checkoutContext';
import { LaterLines } from '../../summary/LaterLines';
import { PriceLines, TotalLine } from '../../summary/PriceLines';
import { todayLines } from '../../summary/todayLines';
import { section } from '../confirmationStyles';
import { moneyOf } from './moneyOf';

export interface MoneyProps {
  booking: BookingDetail;
  payment: Payment | null;
  /** Label of the price before taxes. */
  base: string;
}
/** Lines of the total, the amount paid, and the amount still due, now or on the spot. */
export function Money({ booking, payment, base }: MoneyProps) {
  const t = useCheckoutWords();
  const { price_breakdown: breakdown, optionals } = booking;
  const { total, paid, due } = moneyOf(booking, payment);
  const later = booking.schedule.filter(({ status }) => status !== 'PAID');
  const isInParts = booking.schedule.length > 1;
  return (
    <section css={section}>
      <h2>{t('checkout.result.price')}</h2>
      <PriceLines
        lines={[{ name: base, amount: breakdown.base }, ...todayLines(breakdown), ...optionals]}
      />
      <TotalLine label={t('checkout.result.total')} amount={total} />
      <dl css={states}>
        {paid > 0 && (
          <div>
            <dt>{t('checkout.result.paid')}</dt>
            <dd>{formatMoney(paid)}</dd>
          </div>
        )}
        {due > 0 && (
          <div>
            <dt>{t('checkout.result.due')}</dt>
            <dd>{formatMoney(due)}</dd>
          </div>
        )}
      </dl>
      {isInParts && (
        <ul css={parts}>
          {later.map(({ number, due_on, amount }) => (
            <li key={number}>
              {due_on
                ? t('checkout.result.partBy', {
                    amount: formatMoney(amount),
                    day: formatDayYear(due_on),
                  })
                : t('checkout.result.partNow', { amount: formatMoney(amount) })}
            </li>
          ))}
        </ul>
      )}
      <LaterLines breakdown={breakdown} />
    </section>
  );
}
const parts = (theme: Theme) => css`
  ${theme.type.small}
  padding-inline-start: ${theme.spacing(5)};
  color: ${theme.vars.palette.text.secondary};
  list-style: disc;
`;
const states = (theme: Theme) => css`
  display: grid;
  > div {
    display: flex;
    justify-content: space-between;
  }
  dd {
    font-weight: ${theme.weight.strong};
    white-space: nowrap;
  }
`;
