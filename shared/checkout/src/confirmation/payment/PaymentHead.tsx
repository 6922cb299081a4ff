import type { ReactNode } from 'react';
import { css, InfoIcon, SuccessIcon, WarningIcon, type Theme } from '@tiquete/ui';

export interface PaymentHeadProps {
  tone: 'success' | 'warning' | 'error';
  /** One or two words for the state, or an empty text. */
  label: string;
  /** The page's heading. */
  title: string;
  /** The message of the state. */
  children: ReactNode;
}
const icons = { success: SuccessIcon, warning: InfoIcon, error: WarningIcon };

/** State of the payment. Screen readers announce every change. */
export function PaymentHead({ tone, label, title, children }: PaymentHeadProps) {
  const Icon = icons[tone];
  return (
    <div role="status" css={head} data-tone={tone}>
      <Icon size={40} aria-hidden />
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          {label && <strong>{label}</strong>} <span>{children}</span>
        </p>
      </div>
    </div>
  );
}
const head = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(4)};
  padding: ${theme.spacing(6)};
  > svg {
    flex: none;
  }
  strong {
    letter-spacing: 0.04em;
  }
  > div {
    display: grid;
    gap: ${theme.spacing(1)};
  }
  &[data-tone='success'] {
    background: ${theme.vars.palette.success.soft};
    > svg,
    strong {
      color: ${theme.vars.palette.success.main};
    }
  }
  &[data-tone='warning'] {
    background: ${theme.vars.palette.warning.soft};
    > svg,
    strong {
      color: ${theme.vars.palette.warning.main};
    }
  }
  &[data-tone='error'] {
    background: ${theme.vars.palette.error.soft};
    > svg,
    strong {
      color: ${theme.vars.palette.error.main};
    }
  }
`;
