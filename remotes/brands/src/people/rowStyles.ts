import { formRow } from '@tiquete/staff';
import { css, type Theme } from '@tiquete/ui';

export const rows = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  padding: 0;
  list-style: none;
`;
export const row = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
  padding-top: ${theme.spacing(3)};
  border-top: 1px solid ${theme.vars.palette.divider};
  overflow-wrap: anywhere;
  h3 {
    ${theme.type.body}
    font-weight: 600;
  }
`;
export const badges = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
/** Buttons of a row. Two fit side by side at 360 px too. */
export const buttons = (theme: Theme) => css`
  ${formRow(theme)}
  --quiet-overhang: ${theme.spacing(-2)};
`;
