import type { ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

export interface ResultsHeadingProps {
  title: string;
  /** Status text for screen readers, announced at each change. */
  status: string;
  /** True: it stays visible below the shell's header while the page scrolls. */
  isSticky?: boolean;
  /** Controls for the whole list. */
  children?: ReactNode;
}
export function ResultsHeading({ title, status, isSticky, children }: ResultsHeadingProps) {
  return (
    <div css={[heading, isSticky && sticky]}>
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
  @media (width < 600px) {
    min-height: 44px;
    h1 {
      ${theme.type.h3}
    }
    p {
      ${theme.type.small}
    }
  }
`;
/** Height of the shell's header on screens wider than a phone. */
const HEADER_PX = 64;
const sticky = (theme: Theme) => css`
  position: sticky;
  top: ${HEADER_PX}px;
  z-index: 3;
  padding-block: ${theme.spacing(2)};
  background: ${theme.vars.palette.background.default};
`;
