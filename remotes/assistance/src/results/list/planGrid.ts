import { css, type Theme } from '@tiquete/ui';

/** Sum, cover and price: stacked on a phone, side by side from 720 px. Shared by the card and its skeleton. */
export const planGrid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${theme.surface}
  overflow: hidden;
  > * {
    display: grid;
    align-content: start;
    gap: ${theme.spacing(2)};
    padding: ${theme.spacing(5)};
  }
  > :not(:first-of-type) {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  ${theme.up(720)} {
    grid-template-columns: minmax(0, 1fr) minmax(220px, 248px);
    > :not(:first-of-type) {
      border-top: 0;
      border-inline-start: 1px solid ${theme.vars.palette.divider};
    }
  }
`;
