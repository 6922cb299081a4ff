import type { HotelScore } from '@tiquete/contracts';
import { formatScore, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** The guests' score in a word and a number, with the number of reviews and their source. */
export function GuestScore({ score: { score, count, source } }: { score: HotelScore }) {
  const t = useMessages('hotels');
  const named = SOURCES.find((one) => one === source);
  return (
    <span css={line}>
      <b>{t(`card.scoreWords.${scoreWord(score)}`)}</b> <strong>{formatScore(score)}</strong>{' '}
      {t(named ? `card.reviewsBy.${named}` : 'card.reviews', { count })}
    </span>
  );
}

/** Sources of reviews whose name is shown. */
const SOURCES = ['GUESTS', 'TRIPADVISOR'] as const;
const WORDS = [
  [9.5, 'exceptional'],
  [9, 'superb'],
  [8.5, 'fabulous'],
  [8, 'veryGood'],
  [7, 'good'],
  [6, 'acceptable'],
  [5, 'fair'],
] as const;
/** Message key below `card.scoreWords` for a score from 0 to 10. */
const scoreWord = (score: number) => WORDS.find(([from]) => score >= from)?.[1] ?? 'poor';

/** The strongest mark of a card after its price: the number stands first, in the brand's colour. */
const line = (theme: Theme) => css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.spacing(2)};
  b {
    color: ${theme.vars.palette.text.primary};
  }
  strong {
    order: -1;
    ${theme.type.h3}
    padding-inline: ${theme.spacing(2)};
    font-weight: ${theme.weight.bold};
    color: ${theme.vars.palette.primary.contrastText};
    background: ${theme.vars.palette.primary.main};
    box-shadow: inset 0 0 0 1px ${theme.vars.palette.primary.edge};
    border-radius: ${theme.vars.radius.s};
  }
`;
