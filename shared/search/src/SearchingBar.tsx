import { css, keyframes, type Theme } from '@tiquete/ui';

/** How far the suppliers are cannot be known from one call: the bar says that work goes on, not how much is left. */
export function SearchingBar({ label }: { label: string }) {
  return <div role="progressbar" aria-label={label} css={bar} />;
}
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
    background: ${theme.vars.palette.primary.main};
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
