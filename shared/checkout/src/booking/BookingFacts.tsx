import type { ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

/** Terms and values of a booking, in two columns where there is room. */
export function BookingFacts({ children }: { children: ReactNode }) {
  return <dl css={list}>{children}</dl>;
}
/** One term with its value; `small` elements add details. */
export function BookingFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div css={fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)} ${theme.spacing(6)};
  ${theme.up(640)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const fact = (theme: Theme) => css`
  dt {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    font-weight: ${theme.weight.strong};
    overflow-wrap: anywhere;
    &::first-letter {
      text-transform: uppercase;
    }
  }
  small {
    ${theme.type.body}
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-inline-end: ${theme.spacing(4)};
  }
`;
