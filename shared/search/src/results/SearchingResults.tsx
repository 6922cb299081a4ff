import type { ReactNode } from 'react';
import { css, keyframes, Skeleton, type Theme } from '@tiquete/ui';
import { controlRow, resultsLayout, resultsMain } from './resultsLayout';
import { useFirstItems } from './useFirstItems';

const SKELETONS = 6;

interface SearchingResultsProps {
  label: string;
  /** Placeholder of one card, or of the whole list. */
  card: ReactNode;
  /** True for a list that is not one of cards, such as a table. Its placeholder is not repeated. */
  isWholeList?: boolean;
  /** Placeholder of the chips. */
  chips?: ReactNode;
  /** `FirstItems`, in a page whose code has not arrived. */
  first?: ReactNode;
}
/**
 * Placeholder of the results, so that the layout does not move later. The first items of the document stay in it. The
 * progress bar is indeterminate, because one call cannot tell how far the suppliers are.
 */
export function SearchingResults({
  label,
  card,
  isWholeList = false,
  chips,
  first,
}: SearchingResultsProps) {
  const { shown, takeOver } = useFirstItems();
  return (
    <div css={searching}>
      <div role="progressbar" aria-label={label} css={bar} />
      <div css={resultsLayout}>
        <div css={aside} aria-hidden>
          <Skeleton height={420} radius={20} />
        </div>
        <div css={resultsMain}>
          <div css={[controlRow, !chips && narrowOnly]} aria-hidden>
            <span css={narrowOnly}>
              <Skeleton width={100} height={44} radius={22} />
            </span>
            <span css={narrowOnly}>
              <Skeleton width={140} height={44} radius={22} />
            </span>
            {chips}
          </div>
          {shown ? (
            <div ref={takeOver} />
          ) : (
            <div css={list} aria-hidden>
              {first}
              {isWholeList
                ? card
                : Array.from({ length: SKELETONS }, (_, index) => <div key={index}>{card}</div>)}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
const searching = css`
  position: relative;
`;
const narrowOnly = (theme: Theme) => css`
  ${theme.up(900)} {
    display: none;
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
  gap: ${theme.spacing(3)};
`;
const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(433%); }
`;
/** In the gap below the heading, so that the list does not move when the bar goes. */
const bar = (theme: Theme) => css`
  position: absolute;
  inset: ${theme.spacing(-3)} 0 auto;
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
    background: ${theme.vars.palette.primary.edge};
    animation: ${pass} 1.4s ease-in-out 1s infinite backwards;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
`;
