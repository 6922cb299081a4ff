import type { HotelSummary } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { CheckIcon, css, type Theme } from '@tiquete/ui';
import { cancellationText } from './cancellationText';
import { placeOf } from './placeOf';

/** Where it is, what others say, what is on the table and until when cancelling is free. */
export function HotelFacts({ hotel }: { hotel: HotelSummary }) {
  const t = useMessages('hotels');
  const { destination, reviews, mealPlan } = hotel;
  return (
    <ul css={facts}>
      <li>{placeOf(destination)}</li>
      {reviews && (
        <li>
          <b>{t('card.score', { score: reviews.score.toFixed(1) })}</b>
          {t('card.reviews', {
            count: reviews.count,
            word: t(`card.reviewWords.${reviewWord(reviews.score)}`),
          })}
        </li>
      )}
      {mealPlan.length > 0 && (
        <li>{mealPlan.map((plan) => t(`results.mealPlans.${plan}`)).join(t('card.boardOr'))}</li>
      )}
      <li data-good={hotel.free_cancellation || undefined}>
        {hotel.free_cancellation && <CheckIcon size={16} aria-hidden />}
        {cancellationText(t, hotel)}
      </li>
    </ul>
  );
}

/** Message key below `card.reviewWords` for a score from 0 to 10. */
function reviewWord(score: number): 'exceptional' | 'great' | 'veryGood' | 'good' | 'plain' {
  if (score >= 9) return 'exceptional';
  if (score >= 8.5) return 'great';
  if (score >= 8) return 'veryGood';
  return score >= 7 ? 'good' : 'plain';
}
const facts = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  margin-top: ${theme.spacing(1)};
  color: ${theme.vars.palette.text.secondary};
  li {
    display: flex;
    gap: ${theme.spacing(1.5)};
    align-items: baseline;
  }
  svg {
    flex: none;
    align-self: center;
  }
  b {
    padding-inline: ${theme.spacing(1.5)};
    color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.primary.soft};
    border-radius: ${theme.vars.radius.s};
    white-space: nowrap;
  }
  li[data-good] {
    color: ${theme.vars.palette.success.main};
  }
`;
