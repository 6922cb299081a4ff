import { css, type Theme } from '@tiquete/ui';

/** Status, booking and price in one column; from 768 px the price has its own. Shared by the row and its skeleton. */
export const rowFrame = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  padding: ${theme.spacing(4)};
  ${theme.surface}
  ${theme.up(768)} {
    grid-template-columns: minmax(0, 1fr) 220px;
    gap: ${theme.spacing(3)} ${theme.spacing(5)};
    padding: ${theme.spacing(5)};
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
