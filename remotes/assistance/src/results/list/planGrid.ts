import { css, type Theme } from '@tiquete/ui';

/** Pixels from which cover and price are side by side. Below, a plan is a row that opens. */
export const PLAN_GRID_FROM = 720;

/** Sum, price, cover and further facts of a plan. Shared by the card and its skeleton. */
export const planGrid = (theme: Theme) => css`
  display: grid;
  ${theme.surface}
  overflow: hidden;
  > * {
    display: grid;
    align-content: start;
    gap: ${theme.spacing(2)};
  }
  @media (width < ${PLAN_GRID_FROM}px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.spacing(1)} ${theme.spacing(3)};
    padding: ${theme.spacing(3)} ${theme.spacing(3)} ${theme.spacing(2)};
    > :nth-child(2) {
      max-width: 136px;
      justify-items: end;
      text-align: end;
    }
    > :nth-child(n + 4) {
      grid-column: 1 / -1;
      padding-block: ${theme.spacing(2)};
      border-top: 1px solid ${theme.vars.palette.divider};
    }
  }
  ${theme.up(PLAN_GRID_FROM)} {
    grid-template:
      'head price' auto
      'cover choice' auto
      'cover more' 1fr / minmax(0, 1fr) minmax(220px, 248px);
    > * {
      padding: ${theme.spacing(5)} ${theme.spacing(5)} 0;
    }
    > :nth-child(1) {
      grid-area: head;
    }
    > :nth-child(2) {
      grid-area: price;
    }
    > :nth-child(3) {
      grid-area: choice;
      padding-top: ${theme.spacing(3)};
    }
    > :nth-child(4) {
      grid-area: cover;
      padding-block: ${theme.spacing(2)} ${theme.spacing(5)};
    }
    > :nth-child(5) {
      grid-area: more;
      padding-block: ${theme.spacing(2)} ${theme.spacing(5)};
    }
    > :nth-child(2),
    > :nth-child(3),
    > :nth-child(5) {
      border-inline-start: 1px solid ${theme.vars.palette.divider};
    }
  }
`;
