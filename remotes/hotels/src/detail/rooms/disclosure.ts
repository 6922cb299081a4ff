import { css, type Theme } from '@tiquete/ui';

/** A line that expands, high enough for a thumb. */
export const disclosure = (theme: Theme) => css`
  > summary {
    display: list-item;
    width: fit-content;
    min-height: 44px;
    padding-block: ${theme.spacing(2.5)};
    font-weight: 600;
    color: ${theme.vars.palette.primary.text};
    cursor: pointer;
    ${theme.focusRing}
  }
  > p {
    white-space: pre-line;
  }
`;
