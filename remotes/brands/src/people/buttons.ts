import { formRow } from '@tiquete/staff';
import { css, type Theme } from '@tiquete/ui';

/** Buttons of a person or an invitation. Two fit side by side at 360 px too. */
export const buttons = (theme: Theme) => css`
  ${formRow(theme)}
  --quiet-overhang: ${theme.spacing(-2)};
`;
