import type { HotelScore } from '@tiquete/contracts';
import { formatScore, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** The guests' score in a word and a number, with the number of reviews and their source. */
export function GuestScore({ score: { score, count, source } }: { score: HotelScore }) {
  const t = useMessages('hotels');
  const named = SOURCES.find((one) => one === source);
  const number = { score: formatScore(score) };
  return (
    <span css={line}>
      <b>{t(`card.scoreWords.${scoreWord(score)}`, number)}</b>{' '}
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

const line = (theme: Theme) => css`
  b {
    margin-inline-end: ${theme.spacing(0.5)};
    padding-inline: ${theme.spacing(1.5)};
    color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.primary.soft};
    border-radius: ${theme.vars.radius.s};
    white-space: nowrap;
  }
`;
