import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { theme } from '../theme/theme';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The button's name for screen readers, also shown on hover. */
  label: string;
  icon: ReactNode;
  /** Adds a raised background, for a button on a picture or outside other controls. */
  outlined?: boolean;
  ref?: Ref<HTMLButtonElement>;
}
export function IconButton({
  label,
  icon,
  outlined = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      css={[button, outlined && raised]}
    >
      {icon}
    </button>
  );
}
const button = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${theme.vars.radius.pill};
  background: transparent;
  color: inherit;
  transition:
    opacity ${theme.motion},
    transform ${theme.motion};
  svg {
    width: 20px;
    height: 20px;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: color-mix(in srgb, currentColor 9%, transparent);
    }
  }
  &:active:not(:disabled) {
    transform: scale(0.94);
  }
  &:disabled {
    cursor: default;
    opacity: 0.35;
  }
  ${theme.focusRing}
`;
const raised = css`
  background: ${theme.vars.palette.background.paper};
  color: ${theme.vars.palette.text.primary};
  box-shadow: ${theme.vars.shadow};
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${theme.vars.palette.background.subtle};
    }
  }
`;
