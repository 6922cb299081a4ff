import type { ReactNode } from 'react';
import { Link } from '@tiquete/platform';
import { ChevronLeft, css, type Theme } from '@tiquete/ui';
import { ShareButton } from '../results/ShareButton';

export interface DetailHeadingProps {
  name: string;
  /** The way back to the list; null where there is none. */
  back: { to: string; label: string } | null;
  /** Read aloud when it changes. */
  status: string;
  /** What is known of it at a glance. */
  children?: ReactNode;
  /** Beside the name, before the button that shares the page. */
  actions?: ReactNode;
  /** Whether there is something to share already. */
  isKnown: boolean;
}
/** One heading stands through every phase of a page, so that nothing jumps when the answer comes. */
export function DetailHeading({
  name,
  back,
  status,
  children,
  actions,
  isKnown,
}: DetailHeadingProps) {
  return (
    <header css={heading}>
      {back && (
        <Link to={back.to} css={link}>
          <ChevronLeft size={18} aria-hidden />
          {back.label}
        </Link>
      )}
      <div css={row}>
        <div>
          <h1 tabIndex={-1}>{name}</h1>
          {children}
          <p role="status">{status}</p>
        </div>
        {actions}
        {isKnown && <ShareButton title={name} />}
      </div>
    </header>
  );
}
const heading = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  min-height: 112px;
`;
const link = (theme: Theme) => css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${theme.spacing(1)};
  min-height: 44px;
  font-weight: 600;
  text-decoration: none;
`;
const row = (theme: Theme) => css`
  display: flex;
  align-items: flex-start;
  gap: ${theme.spacing(2)};
  > :first-child {
    flex: 1;
    min-width: 0;
    display: grid;
    gap: ${theme.spacing(1)};
  }
  p {
    color: ${theme.vars.palette.text.secondary};
  }
`;
