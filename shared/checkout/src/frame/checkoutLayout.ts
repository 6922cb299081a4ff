import { css, type Theme } from '@tiquete/ui';

export const SIDE_FROM = 960;
/** Media query for a screen with room for the summary beside the form. */
export const WIDE = `(min-width: ${SIDE_FROM}px)`;
export const columns = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(6)};
  align-items: start;
  ${theme.up(SIDE_FROM)} {
    grid-template-columns: minmax(0, 1fr) 372px;
    gap: ${theme.spacing(8)};
  }
`;
/** Stays visible beside the form, below the shell's header. */
export const aside = (theme: Theme) => css`
  position: sticky;
  top: ${theme.spacing(20)};
  max-height: calc(100dvh - ${theme.spacing(24)});
  overflow-y: auto;
  scrollbar-width: thin;
  padding: ${theme.spacing(5)};
  ${theme.surface}
`;
/** Link back, and the page's heading. */
export const heading = (theme: Theme) => css`
  display: grid;
  justify-items: start;
  > a:not([class]) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  > h1 + p {
    margin-top: ${theme.spacing(2)};
  }
  > p + a {
    margin-top: ${theme.spacing(4)};
  }
`;
