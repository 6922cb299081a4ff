import { css, type Theme } from '@tiquete/ui';

export const stack = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  overflow-wrap: anywhere;
`;
export const quiet = (theme: Theme) => css`
  ${theme.type.small}
  color: ${theme.vars.palette.text.secondary};
`;
