import type { ReactNode } from 'react';
import { Link } from '@tiquete/platform';
import { css, smallText, type Theme } from '@tiquete/ui';

interface RowsProps {
  /** Accessible name of the list. */
  label?: string;
  /** Grid tracks from 900 px, one for each cell. Without them the rows have one column at every width. */
  columns?: string;
  children: ReactNode;
}
/**
 * A framed list. Each `Row` has the cells `RowLink` or `RowButton`, `RowText`, `RowBadges` and `RowFigure`. From 900 px the
 * columns of all rows are aligned. On a phone the cells are below each other, with the figure beside the name.
 */
export function Rows({ label, columns, children }: RowsProps) {
  return (
    <ul aria-label={label} css={[list, columns !== undefined && aligned(columns)]}>
      {children}
    </ul>
  );
}
export function Row({ children }: { children: ReactNode }) {
  return <li css={row}>{children}</li>;
}

interface RowLinkProps {
  to: string;
  /** Accessible name, for a row whose name alone is ambiguous. */
  label?: string;
  note?: ReactNode;
  children: ReactNode;
}
/** Name of the row. The whole row is the link. */
export function RowLink({ to, label, note, children }: RowLinkProps) {
  return (
    <div css={name}>
      <Link to={to} aria-label={label}>
        {children}
      </Link>
      {note && <p css={smallText}>{note}</p>}
    </div>
  );
}

interface RowButtonProps {
  label: string;
  isPressed: boolean;
  onPress: () => void;
  note?: ReactNode;
  children: ReactNode;
}
/** Name of a row that opens beside the list. The whole row is the button. */
export function RowButton({ label, isPressed, onPress, note, children }: RowButtonProps) {
  return (
    <div css={name}>
      <button type="button" aria-label={label} aria-pressed={isPressed} onClick={onPress}>
        {children}
      </button>
      {note && <p css={smallText}>{note}</p>}
    </div>
  );
}

interface CellProps {
  /** A smaller line below. */
  note?: ReactNode;
  children: ReactNode;
}
/** `isQuiet` writes the text in the size and colour of a note. */
export function RowText({ note, isQuiet, children }: CellProps & { isQuiet?: boolean }) {
  return (
    <div css={cell}>
      <p css={isQuiet ? smallText : strong}>{children}</p>
      {note && <p css={smallText}>{note}</p>}
    </div>
  );
}
export function RowBadges({ children }: { children?: ReactNode }) {
  return <div css={[cell, badges]}>{children}</div>;
}
/** An amount or a count: at the end of the row, and on a phone beside its name. */
export function RowFigure({ note, children }: CellProps) {
  return (
    <div css={[cell, figure]}>
      <p css={strong}>{children}</p>
      {note && <p css={smallText}>{note}</p>}
    </div>
  );
}

const list = (theme: Theme) => css`
  overflow: clip;
  ${theme.surface}
  border-radius: ${theme.vars.radius.m};
`;
const row = (theme: Theme) => css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.spacing(1)} ${theme.spacing(3)};
  padding: ${theme.spacing(3)} ${theme.spacing(4)};
  & + & {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.vars.palette.background.subtle};
    }
  }
`;
const aligned = (columns: string) => (theme: Theme) => css`
  ${theme.up(900)} {
    display: grid;
    grid-template-columns: ${columns};
    column-gap: ${theme.spacing(5)};
    > li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
    }
    > li > * {
      grid-column: auto;
      grid-row: auto;
    }
  }
`;
/** `::after` makes the whole row clickable. */
const name = (theme: Theme) => css`
  grid-column: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  a,
  button {
    font-weight: ${theme.weight.strong};
  }
  a::after,
  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  button {
    padding: 0;
    border: 0;
    background: transparent;
    text-align: start;
    ${theme.focusRing}
  }
`;
const cell = css`
  grid-column: 1 / -1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const strong = (theme: Theme) => css`
  font-weight: ${theme.weight.strong};
`;
const badges = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)};
`;
const figure = css`
  grid-column: 2;
  grid-row: 1;
  text-align: end;
  white-space: nowrap;
`;
