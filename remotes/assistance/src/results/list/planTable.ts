import { css, type Theme } from '@tiquete/ui';
import type { Benefit } from '../../model/planFilters';

/** Pixels from which the plans are a table. Below, each plan is a row that opens. */
export const PLAN_TABLE_FROM = 1240;
/** Height of the first cover in an open row, with the space above it. */
const FIRST_COVER_PX = 45;
/** Media query for rows that open. */
export const ROWS = `@media (width < ${PLAN_TABLE_FROM}px)`;
/** Media query for rows with room for two columns when they are open. */
export const BROAD_ROWS = `@media (720px <= width < ${PLAN_TABLE_FROM}px)`;
/** Columns of the covers: those with a sum are beside the medical sum. */
export const COVER_COLUMNS: readonly Benefit[] = [
  'baggage',
  'trip_cancellation',
  'covid',
  'sports',
  'pregnancy',
  'pre_existing',
];
/** Plan, medical sum, covers and price. */
export const PLAN_COLUMNS = COVER_COLUMNS.length + 3;

/** One surface with a line between the plans of a table, or a surface for each row that opens. */
export const planTable = (theme: Theme) => css`
  ${ROWS} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.spacing(3)};
    > thead {
      display: none;
    }
  }
  ${theme.up(PLAN_TABLE_FROM)} {
    width: 100%;
    table-layout: fixed;
    border-spacing: 0;
    ${theme.surface}
    > tbody:not(:first-of-type) > tr:first-of-type > * {
      border-top: 1px solid ${theme.vars.palette.divider};
    }
  }
`;
/** Areas of a row that opens. Covers and details follow them in lines of the full width. */
export const planRow = (theme: Theme) => css`
  ${ROWS} {
    display: grid;
    grid-template:
      'sum price' auto
      'name price' auto
      'badges badges' auto
      'more choice' auto / minmax(0, 1fr) auto;
    column-gap: ${theme.spacing(3)};
    padding: ${theme.spacing(3)} ${theme.spacing(3)} ${theme.spacing(2)};
    ${theme.surface}
    > tr:not([hidden]) {
      display: contents;
    }
    &:not([data-open]) [data-detail] {
      display: none;
    }
    /* The first cover. */
    > tr > :nth-child(3) {
      min-height: ${FIRST_COVER_PX}px;
      margin-top: ${theme.spacing(2)};
      padding-top: ${theme.spacing(2)};
      border-top: 1px solid ${theme.vars.palette.divider};
    }
  }
  ${BROAD_ROWS} {
    grid-template:
      'sum price choice' auto
      'name price more' auto
      'badges badges more' auto / minmax(0, 1fr) 136px 124px;
    column-gap: ${theme.spacing(5)};
    padding: ${theme.spacing(4)} ${theme.spacing(5)};
  }
  ${theme.up(PLAN_TABLE_FROM)} {
    /* Header of the shell and headings of the table. */
    :is(a, button, input) {
      scroll-margin-top: ${theme.spacing(20)};
    }
  }
`;
/** A text that the heading of the table says. */
export const onRow = (theme: Theme) => css`
  ${theme.up(PLAN_TABLE_FROM)} {
    && {
      display: none;
    }
  }
`;
/** A text beside an icon, which the table shows alone. Screen readers still read it. */
export const unseenInTable = (theme: Theme) => css`
  ${theme.up(PLAN_TABLE_FROM)} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
