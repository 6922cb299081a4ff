import { useContext, type AnchorHTMLAttributes, type ComponentType } from 'react';
import { LinkContext, type LinkProps } from '../theme/LinkContext';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles';

type Target = { to: string; href?: never } | { href: string; to?: never };
export type LinkButtonProps = Target &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    variant?: ButtonVariant;
    size?: ButtonSize;
    fullWidth?: boolean;
    /** Component that renders the link when `to` is given, in place of the router's link. */
    component?: ComponentType<LinkProps>;
  };
/** A link that looks like a button: `to` is a route of the application, `href` an outside address. */
export function LinkButton({
  to,
  href,
  variant = 'primary',
  size = 'm',
  fullWidth,
  component: Given,
  children,
  ...rest
}: LinkButtonProps) {
  const RouterLink = useContext(LinkContext);
  const styles = buttonStyles(variant, size, fullWidth);
  if (to === undefined)
    return (
      <a {...rest} href={href} css={styles}>
        {children}
      </a>
    );
  if (Given)
    return (
      <Given {...rest} to={to} css={styles}>
        {children}
      </Given>
    );
  /* oxlint-disable react/static-components -- the router's link comes by context and stays the same */
  return (
    <RouterLink {...rest} to={to} css={styles}>
      {children}
    </RouterLink>
  );
  /* oxlint-enable react/static-components */
}
