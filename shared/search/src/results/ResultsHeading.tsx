import type { ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

export interface ResultsHeadingProps {
  title: string;
  /** Read aloud when it changes. */
  status: string;
  /** What acts on the whole list. */
  children?: ReactNode;
}
export function ResultsHeading({ title, status, children }: ResultsHeadingProps) {
  return (
    <div css={heading}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p role="status">{status}</p>
      </div>
      {children}
    </div>
  );
}
const heading = (theme: Theme) => css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(4)};
  min-height: 56px;
  > :first-child {
    flex: 1;
    min-width: 0;
  }
  > :not(:first-child) {
    flex: none;
  }
  p {
    color: ${theme.vars.palette.text.secondary};
  }
`;
