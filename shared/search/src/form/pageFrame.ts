import { css, type Theme } from '@tiquete/ui';

export const pageFrame = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
  padding-block: ${theme.spacing(4)} ${theme.spacing(16)};
`;
export const panel = (theme: Theme) => css`
  padding: ${theme.spacing(5)};
  ${theme.surface}
`;
