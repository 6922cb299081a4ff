import type { PackageSummary } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Badge, css, Price, type Theme } from '@tiquete/ui';
import type { RoomChoice } from '../../search/packageQuery';
import { youngestOf } from '../../search/rooms';

interface CardPriceProps extends Pick<PackageSummary, 'price'> {
  minAge: PackageSummary['min_age'];
  rooms: readonly RoomChoice[];
}
/** Per person in double, and for the rooms that were asked for or why there is no such price. */
export function CardPrice({ price, minAge, rooms }: CardPriceProps) {
  const t = useMessages('packages');
  const { from_per_person, total, deposit } = price;
  const isTooYoung = minAge !== null && youngestOf(rooms) < minAge;
  return (
    <div css={stack}>
      <Price amount={from_per_person} label={t('card.perPerson')} />
      {total === null ? (
        <p>{isTooYoung ? t('card.tooYoung', { age: minAge }) : t('card.noTotal')}</p>
      ) : (
        <p>{t('card.total', { amount: formatMoney(total), count: rooms.length })}</p>
      )}
      {minAge !== null && <Badge tone="secondary">{t('card.minAge', { age: minAge })}</Badge>}
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
