import { css, type Theme } from '@tiquete/ui';

/** A list with a line between its entries. */
export const entries = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.spacing(2)};
    padding-block: ${theme.spacing(3)};
    border-top: 1px solid ${theme.vars.palette.divider};
    overflow-wrap: anywhere;
  }
  > li:last-child {
    padding-bottom: 0;
  }
`;
