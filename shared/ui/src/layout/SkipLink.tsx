import { css } from '@emotion/react';
import { words } from '../messages/es';
import { theme } from '../theme/theme';

/** First focusable element; `target` is the id of the main element. */
export function SkipLink({
  target = 'main',
  children = words.skipToContent,
}: {
  target?: string;
  children?: string;
}) {
  return (
    <a href={`#${target}`} css={link}>
      {children}
    </a>
  );
}
const link = css`
  position: fixed;
  inset: ${theme.spacing(2)} auto auto ${theme.spacing(2)};
  z-index: 2000;
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 0 ${theme.spacing(4)};
  border-radius: ${theme.vars.radius.m};
  background: ${theme.vars.palette.background.paper};
  font-weight: 600;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
