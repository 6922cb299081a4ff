import { Link, useLocation } from 'react-router-dom';
import { css, type Theme } from '@tiquete/ui';
import { accessHref, type AccessPath } from '../../session/accessHref';

/** Link from one access page to another. It carries the address to return to after signing in. */
export function AccessLink({
  to,
  before,
  children,
}: {
  to: AccessPath;
  before?: string;
  children: string;
}) {
  const { pathname, search, hash } = useLocation();
  return (
    <p css={accessLine}>
      {before && <span>{before}</span>}
      <Link to={accessHref(to, pathname + search + hash)}>{children}</Link>
    </p>
  );
}
export const accessLine = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.spacing(2)};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
