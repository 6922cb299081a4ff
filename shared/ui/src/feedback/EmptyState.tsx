import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: ReactNode;
}
/** Shown in place of an empty list: why it is empty and what to do next. */
export function EmptyState({ title, children, actions, icon }: EmptyStateProps) {
  return (
    <div css={state}>
      {icon && (
        <span aria-hidden="true" css={disc}>
          {icon}
        </span>
      )}
      <h2>{title}</h2>
      {children && <div css={body}>{children}</div>}
      {actions && <div css={row}>{actions}</div>}
    </div>
  );
}
const state = css`
  display: grid;
  justify-items: center;
  gap: ${theme.spacing(3)};
  align-content: start;
  max-width: 480px;
  margin-inline: auto;
  padding: ${theme.spacing(12)} ${theme.spacing(4)};
  text-align: center;
  h2 {
    text-wrap: balance;
  }
`;
const disc = css`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  margin-bottom: ${theme.spacing(1)};
  border-radius: ${theme.vars.radius.pill};
  background: ${theme.vars.palette.primary.soft};
  color: ${theme.vars.palette.primary.text};
  svg {
    width: 32px;
    height: 32px;
  }
`;
const body = css`
  display: grid;
  gap: ${theme.spacing(2)};
  color: ${theme.vars.palette.text.secondary};
  text-wrap: pretty;
`;
const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.spacing(3)};
  margin-top: ${theme.spacing(2)};
`;
