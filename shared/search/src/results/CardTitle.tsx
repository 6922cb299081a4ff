import type { ReactNode } from 'react';
import { Link } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

export interface CardTitleProps {
  /** Id of the heading, which labels the card. */
  id?: string;
  /** Address of the item's page. Undefined without one. */
  to?: string | undefined;
  /** The same address, for a card before the page's code has arrived. */
  href?: string;
  children: ReactNode;
}
/**
 * Name on a card, with the link to the item. A click on the picture or on an empty part of the card opens it too; for that
 * the card has the style `openable`.
 */
export function CardTitle({ id, to, href, children }: CardTitleProps) {
  return (
    <h2 id={id} css={title}>
      {href && <a href={href}>{children}</a>}
      {to && <Link to={to}>{children}</Link>}
      {!href && !to && children}
    </h2>
  );
}
/** Style of a card. The link of its title covers the card; other links, buttons and checkboxes are above it. */
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
  ${theme.type.h2}
  > a {
    color: inherit;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
`;
