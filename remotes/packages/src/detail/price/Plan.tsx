import type { PackageDetail } from '@tiquete/contracts';
import { formatDayYear, formatMoney, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** The instalments of the payment plan. */
export function Plan({ plan }: { plan: NonNullable<PackageDetail['payment_plan']> }) {
  const t = useMessages('packages');
  return (
    <div css={box}>
      <h3>{t('detail.price.plan')}</h3>
      <ol>
        {plan.instalments.map(({ number, due_on, amount }) => (
          <li key={number}>
            <span>
              {due_on === null
                ? t('detail.price.planToday')
                : t('detail.price.planUntil', { day: formatDayYear(due_on) })}
            </span>
            <b>{formatMoney(amount)}</b>
          </li>
        ))}
      </ol>
      <small>{t('detail.price.planGrace', { count: plan.grace_days })}</small>
    </div>
  );
}
const box = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding: ${theme.spacing(3)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.m};
  li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.spacing(3)};
  }
  b {
    font-variant-numeric: tabular-nums;
  }
  small {
    color: ${theme.vars.palette.text.secondary};
  }
`;
