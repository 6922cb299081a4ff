import { useMessages } from '@tiquete/platform';
import { css, Skeleton, type Theme } from '@tiquete/ui';
import { cardGrid } from './cardGrid';
import { resultsLayout } from './resultsLayout';

const SKELETONS = 6;

/** The frame of the results at once, with room for what comes, so that nothing jumps. */
export function SearchingHotels({ destination }: { destination: string }) {
  const t = useMessages('hotels');
  return (
    <>
      <div role="progressbar" aria-label={t('results.searching', { destination })} css={bar} />
      <div css={resultsLayout} aria-hidden>
        <div css={aside}>
          <Skeleton height={420} radius={20} />
        </div>
        <div css={list}>
          {Array.from({ length: SKELETONS }, (_, at) => (
            <div key={at} css={cardGrid}>
              <Skeleton height="100%" />
              <div>
                <Skeleton width="60%" height={22} />
                <Skeleton width="40%" height={14} />
                <Skeleton width="50%" height={14} />
              </div>
              <div>
                <Skeleton width="70%" height={26} />
                <Skeleton width="90%" height={14} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** How far the suppliers are cannot be known from one call: the bar says that work goes on, not how much is left. */
const bar = (theme: Theme) => css`
  height: 3px;
  border-radius: ${theme.vars.radius.pill};
  background: ${theme.vars.palette.primary.soft};
  overflow: hidden;
  &::after {
    content: '';
    display: block;
    width: 30%;
    height: 100%;
    border-radius: inherit;
    background: ${theme.vars.palette.primary.main};
    animation: hotels-progress 1.4s ease-in-out infinite;
  }
  @keyframes hotels-progress {
    from {
      transform: translateX(-100%);
    }
    to {
      transform: translateX(433%);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
`;
const aside = (theme: Theme) => css`
  display: none;
  ${theme.up(900)} {
    display: block;
  }
`;
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
`;
