import { css, type Theme } from '@tiquete/ui';

export const pageFrame = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
  padding-block: ${theme.spacing(5)} ${theme.spacing(16)};
  ${theme.up(768)} {
    padding-top: ${theme.spacing(8)};
  }
`;
