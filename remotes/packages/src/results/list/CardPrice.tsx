import type { PackageSummary } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Badge, css, Price, type Theme } from '@tiquete/ui';

/** Per person in double, and for the rooms that were asked for. */
export function CardPrice({ price, rooms }: Pick<PackageSummary, 'price'> & { rooms: number }) {
  const t = useMessages('packages');
  const { from_per_person, total, deposit } = price;
  return (
    <div css={stack}>
      <Price amount={from_per_person} label={t('card.perPerson')} />
      <p>
        {total === null
          ? t('card.noTotal')
          : t('card.total', { amount: formatMoney(total), count: rooms })}
      </p>
      {deposit && (
        <Badge tone="success">
          {deposit.amount === null
            ? t('card.depositPercent', { percent: deposit.percent })
            : t('card.deposit', { amount: formatMoney(deposit.amount) })}
        </Badge>
      )}
    </div>
  );
}
const stack = (theme: Theme) => css`
  display: grid;
  justify-items: start;
  gap: ${theme.spacing(2)};
  font-variant-numeric: tabular-nums;
`;
