import { CARD_ROW_FROM, cardLayout } from '@tiquete/search';
import { css, type Theme } from '@tiquete/ui';

/** Picture, texts and price of a package. Shared by the card and its skeleton. */
export const cardFrame = (theme: Theme) => css`
  ${cardLayout(theme)}
  ${theme.up(CARD_ROW_FROM)} {
    grid-template-columns: minmax(0, 240px) minmax(0, 1fr) minmax(0, 244px);
    > :first-child {
      min-height: 240px;
    }
    > :not(:first-child) {
      padding: ${theme.spacing(4)};
    }
    > :last-child {
      border-inline-start: 1px solid ${theme.vars.palette.divider};
    }
  }
`;
