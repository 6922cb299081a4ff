import type { PackageSummary } from '@tiquete/contracts';
import type { RoomChoice } from '@tiquete/domain/searches/packages';
import { formatMoney, useMessages } from '@tiquete/platform';
import { CARD_ROW_FROM, onWideCard } from '@tiquete/search';
import { Badge, css, Price, type Theme } from '@tiquete/ui';
import { lacksLaps } from '@tiquete/domain/travellers';
import { ADULT_AGE, MIN_CHILD_AGE } from '@tiquete/contracts/limits';

interface CardPriceProps {
  summary: Pick<PackageSummary, 'price' | 'min_age' | 'includes'>;
  rooms: readonly RoomChoice[];
}
/** Price per person in double, and the total of the requested rooms or the reason why there is none. */
export function CardPrice({ summary, rooms }: CardPriceProps) {
  const t = useMessages('packages');
  const { price, min_age: minAge } = summary;
  const { from_per_person, total, deposit } = price;
  return (
    <div css={stack}>
      <Price amount={from_per_person} label={t('card.perPerson')} />
      <p>
        {total === null
          ? t(`card.${reasonOf(summary, rooms)}`, { count: minAge ?? 0 })
          : t('card.total', { amount: formatMoney(total), count: rooms.length })}
      </p>
      {minAge !== null && (
        <div css={onWideCard}>
          <Badge tone="secondary">{t('card.minAge', { count: minAge })}</Badge>
        </div>
      )}
      {deposit && (
        <div css={onWideCard}>
          <Badge tone="success">
            {deposit.amount === null
              ? t('card.depositPercent', { percent: deposit.percent })
              : t('card.deposit', { amount: formatMoney(deposit.amount) })}
          </Badge>
        </div>
      )}
    </div>
  );
}
function reasonOf(
  { min_age: minAge, includes }: CardPriceProps['summary'],
  rooms: readonly RoomChoice[],
): 'tooYoung' | 'lacksLaps' | 'noTotal' {
  if (minAge !== null && youngestOf(rooms) < minAge) return 'tooYoung';
  return includes.some(({ type }) => type === 'flight') && lacksLapsIn(rooms)
    ? 'lacksLaps'
    : 'noTotal';
}
const stack = (theme: Theme) => css`
  display: grid;
  justify-items: start;
  gap: ${theme.spacing(2)};
  font-variant-numeric: tabular-nums;
  @media (width < ${CARD_ROW_FROM}px) {
    ${theme.type.small}
    justify-items: inherit;
    gap: ${theme.spacing(1)};
  }
`;

/** Age of the youngest traveller on the day of the return. An infant counts as one year old. */
const youngestOf = (rooms: readonly RoomChoice[]): number =>
  Math.min(
    ADULT_AGE,
    ...rooms.flatMap(({ children, infants }) => [
      ...children.map(({ age }) => age),
      ...(infants > 0 ? [MIN_CHILD_AGE - 1] : []),
    ]),
  );

/** True when an included flight has fewer adults than infants, who sit on their laps. */
const lacksLapsIn = (rooms: readonly RoomChoice[]): boolean =>
  lacksLaps(
    rooms.reduce((sum, { adults }) => sum + adults, 0),
    rooms.reduce((sum, { infants }) => sum + infants, 0),
  );
