import { css, type Theme } from '@tiquete/ui';

/** Picture, text and price: one below the other, or side by side if there is room. */
export const cardFrame = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  ${theme.surface}
  > :not(:first-child) {
    padding: ${theme.spacing(4)};
  }
  > :last-child {
    padding-top: 0;
  }
  ${theme.up(768)} {
    grid-template-columns: minmax(0, 240px) minmax(0, 1fr) minmax(0, 244px);
    > :last-child {
      padding-top: ${theme.spacing(4)};
      border-inline-start: 1px solid ${theme.vars.palette.divider};
    }
  }
`;
