import { css } from '@emotion/react';
import { theme } from '../theme/theme';

const { palette, radius } = theme.vars;
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'm' | 's';

/** On hover a button has its variant's `--hover` colour as its background, with enough contrast for its text. */
const base = css`
  ${theme.type.body}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.spacing(2)};
  border: 1px solid transparent;
  border-radius: ${radius.m};
  font-weight: ${theme.weight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    transform ${theme.motion},
    background-color ${theme.motion};
  @media (hover: hover) {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--hover);
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.98);
    background: var(--hover);
  }
  &:disabled {
    cursor: not-allowed;
    background: var(--disabled, ${palette.background.subtle});
    color: ${palette.text.secondary};
    border-color: transparent;
  }
  &[aria-disabled='true'] {
    cursor: progress;
  }
  ${theme.focusRing}
`;
const variants = {
  primary: css`
    --hover: ${palette.primary.hover};
    background: ${palette.primary.main};
    color: ${palette.primary.contrastText};
    border-color: ${palette.primary.edge};
  `,
  /** Quieter than the primary button: a soft fill without a border. Its hover is lighter, for the contrast of the text. */
  secondary: css`
    --hover: color-mix(in srgb, ${palette.primary.soft}, ${palette.background.paper} 55%);
    background: ${palette.primary.soft};
    color: ${palette.primary.text};
  `,
  /** Looks like a link. `--quiet-overhang`, which its container sets, compensates its padding. */
  ghost: css`
    --hover: ${palette.primary.soft};
    --disabled: transparent;
    margin-inline: var(--quiet-overhang, 0);
    background: transparent;
    color: ${palette.primary.text};
  `,
  danger: css`
    --hover: color-mix(in srgb, ${palette.error.main}, ${palette.text.primary} 24%);
    background: ${palette.error.main};
    color: ${palette.background.paper};
  `,
};
/** Both sizes are at least 44 px high, more than WCAG 2.5.8 requires. */
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
