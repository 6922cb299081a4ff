import { css, type Theme } from '@tiquete/ui';

/** Media query for a screen with room for a map beside the list. */
export const SPLIT = '(min-width: 1200px)';
/** List and map; the filters move into a sheet. */
export const splitLayout = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 55fr) minmax(0, 45fr);
  gap: ${theme.spacing(6)};
  align-items: start;
`;
