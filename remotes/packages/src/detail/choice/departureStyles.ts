import { css, type Theme } from '@tiquete/ui';

/** A row that scrolls sideways. Its padding leaves room for the focus rings. */
export const chips = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
  margin: ${theme.spacing(-2)};
  padding: ${theme.spacing(2)};
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    flex: none;
  }
`;
/** Days side by side, each a button or a link. */
export const grid = (theme: Theme) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: ${theme.spacing(2)};
  button,
  a {
    display: grid;
    align-content: center;
    justify-items: center;
    width: 100%;
    height: 100%;
    min-height: 64px;
    padding: ${theme.spacing(2)};
    font: inherit;
    color: ${theme.vars.palette.text.primary};
    background: ${theme.vars.palette.background.paper};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.m};
    text-decoration: none;
    cursor: pointer;
    ${theme.focusRing}
  }
  button[aria-pressed='true'] {
    background: ${theme.vars.palette.primary.soft};
    border-color: ${theme.vars.palette.primary.text};
  }
  button:disabled {
    color: ${theme.vars.palette.text.secondary};
    background: ${theme.vars.palette.background.subtle};
    border-color: transparent;
    cursor: default;
  }
  button > span:first-of-type,
  a > span {
    font-variant-numeric: tabular-nums;
  }
`;
/** A week in one row, if it fits. */
export const monthColumns = (theme: Theme) => css`
  ${theme.up(768)} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: ${theme.spacing(1)};
  }
`;
