import { css } from '@emotion/react';
import { words } from '../messages/es';
import { theme } from '../theme/theme';

/** Skips the following content and moves the focus to the element of id `target`. Visible only while it has the focus. */
export function SkipLink({
  target = 'main',
  children = words.skipToContent,
}: {
  target?: string;
  children?: string;
}) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        // Leaves the page's address unchanged.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      css={link}
    >
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
  font-weight: ${theme.weight.strong};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
