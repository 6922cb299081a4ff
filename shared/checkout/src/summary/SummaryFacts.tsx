import type { ReactNode } from 'react';
import { css, smallText, type Theme } from '@tiquete/ui';

export interface SummaryFact {
  term: string;
  value: ReactNode;
  note?: string | null;
}
export interface SummaryFactsProps {
  facts: readonly SummaryFact[];
  /** Total duration in words. */
  length?: string;
}
/** Days and other facts of the offer, in two columns. */
export function SummaryFacts({ facts, length }: SummaryFactsProps) {
  return (
    <dl css={list}>
      {facts.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {note && <dd css={smallText}>{note}</dd>}
        </div>
      ))}
      {length && (
        <div data-whole>
          <dt>{length}</dt>
        </div>
      )}
    </dl>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.spacing(2)} ${theme.spacing(4)};
  padding-block: ${theme.spacing(3)};
  border-block: 1px solid ${theme.vars.palette.divider};
  > [data-whole] {
    grid-column: 1 / -1;
  }
  dt {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  dd:first-of-type {
    font-weight: ${theme.weight.strong};
  }
`;
