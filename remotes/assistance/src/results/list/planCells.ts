import { css, type Theme } from '@tiquete/ui';
import { BROAD_ROWS, COVER_COLUMNS, PLAN_TABLE_FROM, ROWS } from './planTable';

/** A cell of the line with the figures. */
const cell = (theme: Theme) => css`
  padding: 0;
  font-weight: ${theme.weight.regular};
  text-align: start;
  ${theme.up(PLAN_TABLE_FROM)} {
    padding: ${theme.spacing(4)} ${theme.spacing(2)} 0;
    vertical-align: middle;
  }
`;
/** Space between the edge of the table and its first or last column. */
const atStart = (theme: Theme) => css`
  ${theme.up(PLAN_TABLE_FROM)} {
    padding-inline-start: ${theme.spacing(5)};
  }
`;
const atEnd = (theme: Theme) => css`
  ${theme.up(PLAN_TABLE_FROM)} {
    padding-inline-end: ${theme.spacing(5)};
  }
`;
export const nameCell = (theme: Theme) => css`
  ${cell(theme)}
  ${atStart(theme)}
  ${ROWS} {
    grid-area: name;
    margin-top: ${theme.spacing(1)};
  }
`;
export const sumCell = (theme: Theme) => css`
  ${cell(theme)}
  ${ROWS} {
    grid-area: sum;
    display: grid;
  }
  ${theme.up(PLAN_TABLE_FROM)} {
    text-align: end;
  }
`;
/** A column of the table, or a line with its label in an open row. */
export const benefitCell = (theme: Theme) => css`
  ${cell(theme)}
  ${ROWS} {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.spacing(3)};
    min-height: 36px;
  }
  ${BROAD_ROWS} {
    grid-column: 1;
  }
  ${theme.up(PLAN_TABLE_FROM)} {
    text-align: end;
  }
`;
export const priceCell = (theme: Theme) => css`
  ${cell(theme)}
  ${atEnd(theme)}
  text-align: end;
  ${ROWS} {
    grid-area: price;
    display: grid;
    align-content: start;
    justify-items: end;
    max-width: 136px;
  }
  span {
    text-wrap: balance;
  }
`;
/** Line with the badges and buttons of a plan, over all columns. */
export const footCell = (theme: Theme) => css`
  padding: 0;
  &,
  > div {
    ${ROWS} {
      display: contents;
    }
  }
  ${theme.up(PLAN_TABLE_FROM)} {
    padding: ${theme.spacing(1)} ${theme.spacing(5)} ${theme.spacing(3)};
    > div {
      display: flex;
      align-items: center;
      gap: ${theme.spacing(4)};
      min-height: 44px;
      > :first-child {
        flex: 1;
      }
    }
  }
`;
export const badgesArea = (theme: Theme) => css`
  ${ROWS} {
    grid-area: badges;
    ul {
      row-gap: 0;
    }
    li {
      margin-top: ${theme.spacing(1)};
    }
  }
`;
/** In a row the text of its button is at the edge of the texts above it. In a table, its two states have one width. */
export const moreArea = (theme: Theme) => css`
  ${ROWS} {
    grid-area: more;
    margin: ${theme.spacing(1)} ${theme.spacing(-4)} 0;
  }
  ${BROAD_ROWS} {
    justify-self: end;
  }
  ${theme.up(PLAN_TABLE_FROM)} {
    display: grid;
    justify-items: end;
    width: 112px;
  }
`;
export const choiceArea = (theme: Theme) => css`
  ${ROWS} {
    grid-area: choice;
    justify-self: end;
    margin-top: ${theme.spacing(1)};
  }
`;
/** Below the covers of an open row. On a broad screen it is beside them. */
export const detailCell = (theme: Theme) => css`
  padding: 0;
  ${ROWS} {
    grid-column: 1 / -1;
  }
  ${BROAD_ROWS} {
    grid-column: 2 / -1;
    grid-row: 4 / span ${COVER_COLUMNS.length + 1};
    margin-top: ${theme.spacing(2)};
  }
`;
/** The box of the comparison, which a row shows once it is open. */
export const compareArea = css`
  ${ROWS} {
    grid-column: 1 / -1;
  }
  ${BROAD_ROWS} {
    grid-column: 1;
  }
`;
