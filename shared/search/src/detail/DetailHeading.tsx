import type { ReactNode } from 'react';
import { Link } from '@tiquete/platform';
import { ChevronLeft, css, type Theme } from '@tiquete/ui';
import { ShareButton } from '../results/ShareButton';

export interface DetailHeadingProps {
  name: string;
  /** Link back to the list. Null without a list. */
  back: { to: string; label: string } | null;
  /** Status text for screen readers, announced at each change. */
  status: string;
  /** Main facts below the name. */
  children?: ReactNode;
  /** Buttons beside the name, before the share button. */
  actions?: ReactNode;
  /** True once there is something to share. */
  isKnown: boolean;
}
/**
 * Heading of a detail page. The same element stays in every phase, so that the layout does not move when the answer arrives.
 */
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
  font-weight: ${theme.weight.strong};
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
