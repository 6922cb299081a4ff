import type { ReactNode } from 'react';
import { css, keyframes, Skeleton, type Theme } from '@tiquete/ui';
import { resultsLayout } from './resultsLayout';

const SKELETONS = 6;

/**
 * Placeholder of the results, so that the layout does not move later. `card` is the placeholder of one card. The progress
 * bar is indeterminate, because one call cannot tell how far the suppliers are.
 */
export function SearchingResults({ label, card }: { label: string; card: ReactNode }) {
  return (
    <>
      <div role="progressbar" aria-label={label} css={bar} />
      <div css={resultsLayout} aria-hidden>
        <div css={aside}>
          <Skeleton height={420} radius={20} />
        </div>
        <div css={list}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <div key={index}>{card}</div>
          ))}
        </div>
      </div>
    </>
  );
}
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
const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(433%); }
`;
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
    background: ${theme.vars.palette.primary.edge};
    animation: ${pass} 1.4s ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
`;
