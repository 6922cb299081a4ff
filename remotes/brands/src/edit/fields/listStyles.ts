import { css, type Theme } from '@tiquete/ui';

/** Rows of a list field, each with its buttons at the end. */
export const rows = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(2)};
  margin-bottom: ${theme.spacing(2)};
  > li {
    display: flex;
    gap: ${theme.spacing(1)};
    align-items: flex-start;
  }
  > li > button {
    margin-top: ${theme.spacing(2)};
  }
`;
export const cells = (theme: Theme) => css`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: ${theme.spacing(2)};
  min-width: 0;
`;
