import type { HotelScore } from '@tiquete/contracts';
import { formatScore, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** What guests say in a word and a number, how many they are and where they said it. */
export function GuestScore({ score: { score, count, source } }: { score: HotelScore }) {
  const t = useMessages('hotels');
  const number = { score: formatScore(score) };
  return (
    <span css={line}>
      <b>{t(`card.scoreWords.${scoreWord(score)}`, number)}</b>{' '}
      {t(SOURCES.includes(source) ? `card.reviewsBy.${source}` : 'card.reviews', { count })}
    </span>
  );
}

/** Who asked the guests, where there are words for that. */
const SOURCES = ['GUESTS', 'TRIPADVISOR'];
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
