import type { ReactNode } from 'react';
import { Link } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

export interface CardTitleProps {
  /** Of the heading, which names the card. */
  id: string;
  /** The page of what the card shows; undefined while there is none. */
  to: string | undefined;
  children: ReactNode;
}
/** The name on a card. It leads to the page of what is shown, and so does a click on the picture or beside the card's own buttons: the card takes `openable`. */
export function CardTitle({ id, to, children }: CardTitleProps) {
  return (
    <h2 id={id} css={title}>
      {to ? <Link to={to}>{children}</Link> : children}
    </h2>
  );
}
/** Of the card: the link of its title covers it, its other links, buttons and boxes stand above. */
export const openable = css`
  position: relative;
  isolation: isolate;
  h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  label {
    position: relative;
  }
  button,
  label,
  :not(h2) > a {
    z-index: 1;
  }
`;
const title = (theme: Theme) => css`
  ${theme.type.h3}
  > a {
    color: inherit;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
`;
