import type { ReactNode } from 'react';
import { css, smallText, type Theme } from '@tiquete/ui';

/** A list with a line above each entry. Each child is an `Entry`. */
export function Entries({ as: Tag = 'ul', children }: { as?: 'ul' | 'ol'; children: ReactNode }) {
  return <Tag css={list}>{children}</Tag>;
}

interface EntryProps {
  title: ReactNode;
  /** Level of the title as a heading. Without it the title is a paragraph. */
  heading?: 'h3';
  /** At the end of the line, in place of `tools`. */
  amount?: ReactNode;
  badges?: ReactNode;
  /** Small text below the title. */
  note?: ReactNode;
  /** Buttons at the end of the line. */
  tools?: ReactNode;
  /** Details below. */
  children?: ReactNode;
}
export function Entry({ title, heading, ...parts }: EntryProps) {
  const Title = heading ?? 'p';
  const { amount, badges, note, tools, children } = parts;
  return (
    <li css={entry}>
      <div css={head}>
        <div css={line}>
          <Title css={name}>{title}</Title>
          {badges}
        </div>
        {amount !== undefined && <p css={[end, figure]}>{amount}</p>}
        {note && <p css={[below, smallText]}>{note}</p>}
        {tools && <div css={end}>{tools}</div>}
      </div>
      {children}
    </li>
  );
}

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
const entry = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
  padding-block: ${theme.spacing(3)};
  border-top: 1px solid ${theme.vars.palette.divider};
  overflow-wrap: anywhere;
  &:last-child {
    padding-bottom: 0;
  }
`;
const head = (theme: Theme) => css`
  display: grid;
  grid-template: 'line end' auto 'below end' auto / minmax(0, 1fr) auto;
  gap: ${theme.spacing(1)} ${theme.spacing(3)};
`;
const line = (theme: Theme) => css`
  grid-area: line;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(1)} ${theme.spacing(2)};
  align-items: center;
`;
const name = (theme: Theme) => css`
  ${theme.type.body}
  font-weight: ${theme.weight.strong};
`;
const below = css`
  grid-area: below;
`;
const end = css`
  grid-area: end;
`;
const figure = (theme: Theme) => css`
  font-weight: ${theme.weight.strong};
  white-space: nowrap;
`;
