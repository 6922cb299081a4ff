import { css, type Theme } from '@tiquete/ui';

/** Picture, facts and price: stacked on a phone, side by side from 720 px. Shared by the card and its skeleton. */
export const cardGrid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${theme.surface}
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

/** Shape of the picture, and its width in the page. */
export const CARD_PICTURE = {
  ratio: '16 / 9',
  sizes: '(min-width: 1024px) 320px, (min-width: 720px) 380px, calc(100vw - 34px)',
};
export const pictured = css`
  position: relative;
`;
export const photo = css`
  height: 100%;
  min-height: 180px;
`;
export const price = (theme: Theme) => css`
  ${theme.type.small}
  margin-top: ${theme.spacing(-3)};
  color: ${theme.vars.palette.text.secondary};
  strong {
    color: ${theme.vars.palette.text.primary};
  }
  ${theme.up(720)} {
    margin-top: 0;
    justify-items: end;
    text-align: end;
    border-inline-start: 1px solid ${theme.vars.palette.divider};
  }
`;
