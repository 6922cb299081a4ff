import { css, type Theme } from '@tiquete/ui';

/** The sheet that a result is told on. */
export const card = (theme: Theme) => css`
  max-width: 760px;
  width: 100%;
  margin-inline: auto;
  overflow: clip;
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.l};
`;
export const body = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(6)};
  padding: ${theme.spacing(6)};
  @media (max-width: 479px) {
    padding: ${theme.spacing(5)};
  }
`;
/** What happens next, in a few lines. */
export const next = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  max-width: 62ch;
`;
/** What can be done now; not on paper. */
export const actions = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  @media print {
    display: none;
  }
`;
/** Side by side; one above the other on a phone. */
export const buttons = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)};
  @media (max-width: 479px) {
    > * {
      flex: 1 1 100%;
    }
  }
`;
/** A part with a heading of its own. */
export const section = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
`;
/** The first thing to know what was bought by; ink is for words. */
export const picture = (theme: Theme) => css`
  max-height: 280px;
  border-radius: ${theme.vars.radius.m};
  @media print {
    display: none;
  }
`;
/** Not on paper. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;
