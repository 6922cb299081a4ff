import { css, type Theme } from '@tiquete/ui';

/** Grid with as many columns of fields as fit. */
export const fieldGrid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${theme.spacing(4)};
  align-items: start;
`;
