import { css } from '@emotion/react';
import { theme } from '../theme/theme';

const { palette, radius } = theme.vars;
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'm' | 's';

/** Hover and press overlay the button's colour, so that they look alike for every brand colour. */
const base = css`
  ${theme.type.body}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.spacing(2)};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  isolation: isolate;
  transition: transform ${theme.motion};
  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    z-index: -1;
    border-radius: inherit;
    background: currentColor;
    opacity: 0;
    transition: opacity ${theme.motion};
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true'])::after {
      opacity: 0.1;
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.98);
  }
  &:active:not(:disabled, [aria-disabled='true'])::after {
    opacity: 0.16;
  }
  &:disabled {
    cursor: not-allowed;
    background: ${palette.background.subtle};
    color: ${palette.text.secondary};
    border-color: ${palette.divider};
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  ${theme.focusRing}
`;
const variants = {
  primary: css`
    background: ${palette.primary.main};
    color: ${palette.primary.contrastText};
  `,
  secondary: css`
    background: ${palette.background.paper};
    color: ${palette.primary.text};
    border-color: ${palette.outline};
  `,
  ghost: css`
    background: transparent;
    color: ${palette.primary.text};
  `,
  danger: css`
    background: ${palette.error.main};
    color: ${palette.background.paper};
  `,
};
/** Both are at least 44 px high, more than WCAG 2.5.8 requires. */
const sizes = {
  m: css`
    min-height: 48px;
    padding: ${theme.spacing(2)} ${theme.spacing(5)};
  `,
  s: css`
    min-height: 44px;
    padding: ${theme.spacing(2)} ${theme.spacing(4)};
  `,
};
const full = css`
  width: 100%;
`;

export function buttonStyles(variant: ButtonVariant, size: ButtonSize, isFullWidth = false) {
  return [base, variants[variant], sizes[size], isFullWidth && full];
}
