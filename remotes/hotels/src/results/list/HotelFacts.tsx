import type { HotelSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CARD_ROW_FROM, onNarrowCard, onWideCard } from '@tiquete/search';
import { CheckIcon, css, type Theme } from '@tiquete/ui';
import { cancellationText, shortCancellationText } from './cancellationText';
import { GuestScore } from './GuestScore';
import { placeOf } from './placeOf';

/** Place, score, board and free cancellation of a hotel. */
export function HotelFacts({ hotel }: { hotel: HotelSummary }) {
  const t = useMessages('hotels');
  const { destination, reviews, mealPlan } = hotel;
  return (
    <ul css={facts}>
      <li>{placeOf(destination)}</li>
      <li>{reviews ? <GuestScore score={reviews} /> : t('card.noReviews')}</li>
      {mealPlan.length > 0 && (
        <li css={onWideCard}>
          {mealPlan.map((plan) => t(`results.mealPlans.${plan}`)).join(t('card.boardOr'))}
        </li>
      )}
      <li data-good={hotel.free_cancellation || undefined}>
        {hotel.free_cancellation && <CheckIcon size={16} aria-hidden />}
        <span css={onWideCard}>{cancellationText(t, hotel)}</span>
        <span css={onNarrowCard}>{shortCancellationText(t, hotel)}</span>
      </li>
    </ul>
  );
}
const facts = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  margin-top: ${theme.spacing(1)};
  color: ${theme.vars.palette.text.secondary};
  li {
    display: flex;
    gap: ${theme.spacing(2)};
    align-items: baseline;
  }
  svg {
    flex: none;
    align-self: center;
  }
  li[data-good] {
    color: ${theme.vars.palette.success.main};
  }
  @media (width < ${CARD_ROW_FROM}px) {
    ${theme.type.small}
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    li > span {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
