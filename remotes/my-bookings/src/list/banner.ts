import { css, type Theme } from '@tiquete/ui';

/** A sentence with its button above the list of bookings. */
export const banner = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)} ${theme.spacing(5)};
  align-items: center;
  justify-content: space-between;
  padding: ${theme.spacing(4)} ${theme.spacing(5)};
  background: ${theme.vars.palette.background.subtle};
  border-radius: ${theme.vars.radius.l};
  > p {
    flex: 1 1 280px;
  }
`;
