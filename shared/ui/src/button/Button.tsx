import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Spinner } from './Spinner';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './buttonStyles';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores presses. Size, name and focus stay the same. */
  busy?: boolean;
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
}
export function Button({
  variant = 'primary',
  size = 'm',
  busy = false,
  fullWidth,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy && type === 'submit' ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      css={buttonStyles(variant, size, fullWidth)}
    >
      {busy && <Spinner css={centred} />}
      <span css={[label, busy && faded]}>{children}</span>
    </button>
  );
}
const label = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
`;
const faded = css`
  opacity: 0;
`;
const centred = css`
  position: absolute;
  inset: 0;
  margin: auto;
`;
