import { css, type Theme } from '@tiquete/ui';

export const sectionTitle = (theme: Theme) => css`
  margin-bottom: ${theme.spacing(4)};
`;
