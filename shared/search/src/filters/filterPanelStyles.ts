import { css, type Theme } from '@tiquete/ui';

export const filterPanel = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(6)};
`;
export const filterTitle = (theme: Theme) => css`
  font-weight: ${theme.weight.strong};
`;
export const filterGroup = (theme: Theme) => css`
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: ${theme.spacing(1)};
    font-weight: ${theme.weight.strong};
  }
`;
