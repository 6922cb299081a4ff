import { css, type Theme } from '@tiquete/ui';

/** Picture, facts and price: stacked on a phone, side by side from 720 px. Shared by the card and its skeleton. */
export const cardGrid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
  overflow: hidden;
  > :first-child {
    min-height: 180px;
  }
  > :not(:first-child) {
    display: grid;
    align-content: start;
    gap: ${theme.spacing(1)};
    padding: ${theme.spacing(4)};
  }
  ${theme.up(720)} {
    grid-template-columns: minmax(180px, 240px) minmax(0, 1fr) minmax(206px, 232px);
    min-height: 200px;
  }
`;
