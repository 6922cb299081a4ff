import type { ReactNode } from 'react';
import { css, type Theme } from '@tiquete/ui';

/** Lays out the sections of a booking's page in one column, on screen and on paper. */
export function BookedParts({ children }: { children: ReactNode }) {
  return <div css={parts}>{children}</div>;
}
const parts = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
`;
