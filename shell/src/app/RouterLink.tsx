import { Link } from 'react-router-dom';
import type { LinkProps } from '@tiquete/ui';

/** The kit's links through the one router; a link for another window is a plain one. */
export function RouterLink({ to, target, children, ...rest }: LinkProps) {
  if (target && target !== '_self')
    return (
      <a href={to} target={target} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
