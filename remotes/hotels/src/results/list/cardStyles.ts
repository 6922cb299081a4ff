import { CARD_ROW_FROM, cardLayout } from '@tiquete/search';
import { css, type Theme } from '@tiquete/ui';

/** Picture, facts and price of a hotel. Shared by the card and its skeleton. */
export const cardGrid = (theme: Theme) => css`
  ${cardLayout(theme)}
  > :not(:first-child) {
    display: grid;
    align-content: start;
    gap: ${theme.spacing(1)};
  }
  ${theme.up(CARD_ROW_FROM)} {
    grid-template-columns: minmax(180px, 240px) minmax(0, 1fr) minmax(206px, 232px);
    min-height: 200px;
    > :not(:first-child) {
      padding: ${theme.spacing(4)};
    }
  }
`;

/** Shape of the picture, and its width in the page. */
export const CARD_PICTURE = {
  ratio: '16 / 9',
  sizes: '(min-width: 1024px) 320px, (min-width: 768px) 380px, 300px',
};
export const pictured = css`
  position: relative;
`;
export const photo = (theme: Theme) => css`
  height: 100%;
  min-height: 148px;
  ${theme.up(CARD_ROW_FROM)} {
    min-height: 180px;
  }
`;
/** On a phone the card itself is the link. */
export const price = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
  strong {
    color: ${theme.vars.palette.text.primary};
  }
  ${theme.up(CARD_ROW_FROM)} {
    justify-items: end;
    text-align: end;
    border-inline-start: 1px solid ${theme.vars.palette.divider};
  }
  @media (width < ${CARD_ROW_FROM}px) {
    > a {
      display: none;
    }
  }
`;
/** On a phone the discount is on the picture. */
export const discount = (theme: Theme) => css`
  @media (width < ${CARD_ROW_FROM}px) {
    position: absolute;
    inset: ${theme.spacing(3)} auto auto ${theme.spacing(2)};
    line-height: 0;
  }
`;
