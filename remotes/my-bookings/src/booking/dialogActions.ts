import { css, type Theme } from '@tiquete/ui';

/** Buttons of a dialog: one under the other on a phone, in a row where there is room. */
export const dialogActions = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  width: 100%;
  ${theme.up(640)} {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`;
