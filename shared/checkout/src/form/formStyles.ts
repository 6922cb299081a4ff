import { css, type Theme } from '@tiquete/ui';

/**
 * One step of the form. Its scroll margin leaves room for the header and for the phone's price bar around a focused field.
 */
export const step = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(4)};
  padding: ${theme.spacing(5)};
  ${theme.surface}
  input,
  select,
  textarea {
    scroll-margin-block: ${theme.spacing(28)};
  }
  @media (max-width: 479px) {
    padding: ${theme.spacing(4)};
  }
`;
/** Two fields side by side where there is room. */
export const pair = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  align-items: start;
  ${theme.up(560)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
/** Fields of one person or one room, one below the other. */
export const group = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  &:not(:first-of-type) {
    padding-top: ${theme.spacing(4)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  > legend {
    ${theme.type.h3}
    float: left;
    padding: 0;
  }
`;
export const quiet = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
  max-width: 68ch;
`;
