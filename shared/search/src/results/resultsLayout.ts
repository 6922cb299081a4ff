import { css, type Theme } from '@tiquete/ui';
import { pageFrame } from '../form/pageFrame';

const SIDEBAR_FROM = 900;
/** Media query for a screen with room for filters beside the list. */
export const WIDE = `(min-width: ${SIDEBAR_FROM}px)`;
/** Id of the list with its chips, for the link that skips search form and filters. */
export const RESULTS_ID = 'results';
/** Frame of a results page. Its rows are close together on a phone, so that the first view has results. */
export const resultsFrame = (theme: Theme) => css`
  ${pageFrame(theme)}
  @media (width < 600px) {
    gap: ${theme.spacing(3)};
    padding-top: ${theme.spacing(2)};
  }
`;
/**
 * Filters beside the list on wide screens, above it on narrow ones. The scroll margin leaves room for the two rows of a
 * phone's header.
 */
export const resultsLayout = (theme: Theme) => css`
  display: grid;
  scroll-margin-top: ${theme.spacing(8)};
  ${theme.up(600)} {
    scroll-margin-top: 0;
  }
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(6)};
  align-items: start;
  ${theme.up(SIDEBAR_FROM)} {
    grid-template-columns: 272px minmax(0, 1fr);
  }
`;
/** A column and not a grid: a sticky child of a grid would stick within its row only. */
export const resultsMain = (theme: Theme) => css`
  display: flex;
  flex-direction: column;
  gap: ${theme.spacing(4)};
  min-width: 0;
  outline: none;
  @media (width < 600px) {
    gap: ${theme.spacing(3)};
  }
`;
/** Stays visible beside a long list, below the shell's header. The padding leaves room for focus rings. */
export const sidebar = (theme: Theme) => css`
  position: sticky;
  top: ${theme.spacing(20)};
  max-height: calc(100dvh - ${theme.spacing(24)});
  margin: ${theme.spacing(-2)};
  padding: ${theme.spacing(2)};
  overflow-y: auto;
  scrollbar-width: thin;
`;
/**
 * Filters, order and chips. On a narrow screen it is one row that scrolls from edge to edge. The padding leaves room for
 * focus rings.
 */
export const controlRow = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
  &:empty {
    display: none;
  }
  > button {
    padding-inline: ${theme.spacing(4)};
    color: ${theme.vars.palette.primary.text};
    background: ${theme.vars.palette.background.subtle};
    border: 1px solid transparent;
    border-radius: ${theme.vars.radius.pill};
  }
  @media (width < ${SIDEBAR_FROM}px) {
    flex-wrap: nowrap;
    margin: ${theme.spacing(-2)} calc(-1 * var(--gutter));
    padding: ${theme.spacing(2)} var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`;
