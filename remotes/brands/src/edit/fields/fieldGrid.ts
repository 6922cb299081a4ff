import { css, type Theme } from '@tiquete/ui';

/** As many fields beside each other as have room. */
export const fieldGrid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${theme.spacing(4)};
  align-items: start;
`;
