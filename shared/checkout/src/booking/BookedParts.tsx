import type { ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

/** The parts of a booking on its own page, one below the other, on screen and on paper. */
export function BookedParts({ children }: { children: ReactNode }) {
  return <div css={parts}>{children}</div>;
}
const parts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
`;
