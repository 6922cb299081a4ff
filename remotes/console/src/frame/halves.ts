import { css, type Theme } from '@tiquete/ui';

/** Two columns from 900 px, one below. */
export const halves = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
  align-items: start;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.spacing(4)};
  }
  ${theme.up(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
