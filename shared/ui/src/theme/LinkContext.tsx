import { createContext, type ComponentType, type ReactNode, type Ref } from 'react';

export interface LinkProps {
  to: string;
  className?: string;
  role?: string;
  tabIndex?: number;
  target?: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}
function PlainLink({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
/** The router's link component. The shell provides it, so that this package does not depend on the router. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);
