import type { HotelScore } from '@tiquete/contracts';
import { formatScore, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** What guests say in a number, a word and how many they are. */
export function GuestScore({ score: { score, count } }: { score: HotelScore }) {
  const t = useMessages('hotels');
  return (
    <span css={line}>
      <b>{t('card.score', { score: formatScore(score) })}</b>
      {t('card.reviews', { count, word: t(`card.reviewWords.${reviewWord(score)}`) })}
    </span>
  );
}

/** Message key below `card.reviewWords` for a score from 0 to 10. */
function reviewWord(score: number): 'exceptional' | 'great' | 'veryGood' | 'good' | 'plain' {
  if (score >= 9) return 'exceptional';
  if (score >= 8.5) return 'great';
  if (score >= 8) return 'veryGood';
  return score >= 7 ? 'good' : 'plain';
}
const line = (theme: Theme) => css`
  b {
    margin-inline-end: ${theme.spacing(1.5)};
    padding-inline: ${theme.spacing(1.5)};
    color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.primary.soft};
    border-radius: ${theme.vars.radius.s};
    white-space: nowrap;
  }
`;
