import { css, type Theme } from '@tiquete/ui';

/** Two columns, ratings and comments; one column on a phone. */
export const reviewColumns = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(6)} ${theme.spacing(10)};
  align-items: start;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.spacing(2)};
  }
  ${theme.up(900)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;
