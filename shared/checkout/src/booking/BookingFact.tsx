import type { ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

/** One term of a list of terms, with what it is; `small` for what goes with it. */
export function BookingFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div css={fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
const fact = (theme: Theme) => css`
  dt {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    font-weight: 600;
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
