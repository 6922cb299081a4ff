import { css, type Theme } from '@tiquete/ui';

/** At the lower edge of a phone, always in sight: what it costs, and the way to buy it. */
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
