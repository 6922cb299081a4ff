import { css, type Theme } from '@tiquete/ui';

/** Grid of labels above their values, with as many columns as fit. */
export const factList = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: ${theme.spacing(4)};
  align-items: start;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > [data-wide] {
    grid-column: 1 / -1;
  }
  > div > dt {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  > div > dd {
    margin: 0;
  }
`;
