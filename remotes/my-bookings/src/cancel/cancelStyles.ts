import { css, type Theme } from '@tiquete/ui';

export const centred = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  justify-items: center;
  padding-block: ${theme.spacing(8)};
  text-align: center;
`;
export const stack = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(4)};
`;
