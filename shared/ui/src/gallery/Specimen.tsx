import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { smallText } from '../theme/smallText';
import { theme } from '../theme/theme';

/** Components with one role, under the name of the role. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} css={group}>
      <h2>{title}</h2>
      <div css={grid}>{children}</div>
    </section>
  );
}
/** One component in one or more states. `wide` gives it the whole line. */
export function Specimen({
  name,
  wide,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div css={wide ? whole : undefined}>
      <p css={smallText}>{name}</p>
      <div css={shown}>{children}</div>
    </div>
  );
}
const group = css`
  display: grid;
  gap: ${theme.spacing(4)};
  padding-block: ${theme.spacing(6)};
  border-top: 1px solid ${theme.vars.palette.divider};
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${theme.spacing(5)};
`;
const whole = css`
  grid-column: 1 / -1;
`;
const shown = css`
  display: grid;
  gap: ${theme.spacing(2)};
  justify-items: start;
  margin-top: ${theme.spacing(2)};
  > :is(div, section, details, fieldset) {
    width: 100%;
  }
`;
