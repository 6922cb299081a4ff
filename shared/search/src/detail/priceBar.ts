import { css, type Theme } from '@tiquete/ui';

/** Bar with price and buy button at the bottom of a phone, always visible. */
export const priceBar = (theme: Theme) => css`
  position: sticky;
  bottom: 0;
  z-index: 3;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.spacing(3)};
  margin-inline: ${theme.spacing(-4)};
  padding: ${theme.spacing(2)} ${theme.spacing(4)}
    calc(${theme.spacing(2)} + env(safe-area-inset-bottom));
  background: ${theme.vars.palette.background.paper};
  border-top: 1px solid ${theme.vars.palette.divider};
  > :last-child {
    flex: none;
  }
`;
