import type { ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

export interface Fact {
  name: string;
  value: ReactNode;
}
/** Labels with their values, in two columns on a phone and more on wider screens. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl css={list}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 132px), 1fr));
  gap: ${theme.spacing(3)} ${theme.spacing(4)};
  dt {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
