import { css, type Theme } from '@tiquete/ui';

/** Two fields in a row where they fit. */
export const pair = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  align-items: start;
  ${theme.up(600)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
export const quiet = (theme: Theme) => css`
  max-width: 68ch;
  color: ${theme.vars.palette.text.secondary};
`;
/** A heading among fields. */
export const subtitle = (theme: Theme) => css`
  ${theme.type.h3}
  padding-top: ${theme.spacing(2)};
`;
