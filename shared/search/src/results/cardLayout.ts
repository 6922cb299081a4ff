import { css, type Theme } from '@tiquete/ui';

/** Pixels from which a card has its picture, text and price side by side. */
export const CARD_ROW_FROM = 768;
const NARROW = `@media (width < ${CARD_ROW_FROM}px)`;

/**
 * Card with a picture, texts and a price. On a phone the picture is at the start and the price at the end, below the texts.
 * Products add the columns of wide screens.
 */
export const cardLayout = (theme: Theme) => css`
  display: grid;
  overflow: hidden;
  ${theme.surface}
  ${NARROW} {
    grid-template-columns: minmax(112px, 30%) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > :first-child {
      grid-row: 1 / span 2;
      min-height: 148px;
    }
    > :not(:first-child) {
      padding: ${theme.spacing(3)};
    }
    > :nth-child(2) {
      padding-bottom: ${theme.spacing(1)};
    }
    > :nth-child(n + 3) {
      align-self: end;
      padding-top: 0;
      justify-items: end;
      text-align: end;
    }
  }
`;
/** Facts that a phone shows on the item's page only. */
export const onWideCard = css`
  ${NARROW} {
    && {
      display: none;
    }
  }
`;
/** A shorter text for a phone. */
export const onNarrowCard = (theme: Theme) => css`
  ${theme.up(CARD_ROW_FROM)} {
    && {
      display: none;
    }
  }
`;
