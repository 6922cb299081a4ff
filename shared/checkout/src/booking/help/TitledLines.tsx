import { css, type Theme } from '@tiquete/ui';

export interface TitledLinesProps {
  title: string;
  lines: readonly string[];
  /** Numbers the lines. */
  isOrdered?: boolean;
}
/** A list below its own heading. Renders nothing without lines. */
export function TitledLines({ title, lines, isOrdered = false }: TitledLinesProps) {
  if (lines.length === 0) return null;
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div css={titled}>
      <h3>{title}</h3>
      <List css={[list, isOrdered && ordered]}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </div>
  );
}
export const titled = (theme: Theme) => css`
  h3 {
    ${theme.type.h3}
    margin-bottom: ${theme.spacing(2)};
  }
`;
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  margin: 0;
  padding-inline-start: ${theme.spacing(5)};
  list-style: disc;
`;
const ordered = css`
  list-style: decimal;
`;
