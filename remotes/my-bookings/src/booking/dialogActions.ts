import { css, type Theme } from '@tiquete/ui';

/** Buttons of a dialog: in a column on a phone, in a row from 640 px. */
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
