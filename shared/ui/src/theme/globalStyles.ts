import { css } from '@emotion/react';
import { NEUTRAL_PALETTE } from '@tiquete/domain';
import { theme } from './theme';

/** Screens narrower than the first breakpoint of the layout. */
const PHONE = '@media (max-width: 599px)';
/** Colours, shadows and text sizes that are the same for every brand. */
const neutrals = css({
  ':root': {
    ...Object.fromEntries(
      Object.entries(NEUTRAL_PALETTE).map(([name, color]) => [`--brand-palette-${name}`, color]),
    ),
    '--brand-shadow': '0 1px 2px rgb(29 36 51 / 6%), 0 8px 24px -6px rgb(29 36 51 / 18%)',
    '--brand-shadow-card': '0 1px 2px rgb(29 36 51 / 8%), 0 2px 10px -4px rgb(29 36 51 / 10%)',
    '--brand-text': '0.875rem',
    '--brand-text-small': '0.75rem',
  },
  [PHONE]: { ':root': { '--brand-text': '1rem', '--brand-text-small': '0.8125rem' } },
});
/** In forced-colours mode, selected elements get the system's highlight colours. */
const forcedColors = css`
  @media (forced-colors: active) {
    [aria-pressed='true'],
    [aria-selected='true'],
    [aria-current]:not([aria-current='false']),
    [data-chosen='true'],
    [data-selected] {
      &,
      * {
        forced-color-adjust: none;
        background: Highlight !important;
        color: HighlightText !important;
      }
    }
  }
`;

export const globalStyles = css`
  ${neutrals}
  ${forcedColors}
  *, *::before, *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: ${theme.spacing(20)};
  }
  body {
    margin: 0;
    min-height: 100dvh;
    background: ${theme.vars.palette.background.default};
    color: ${theme.vars.palette.text.primary};
    font-family: ${theme.vars.font};
    ${theme.type.body}
    -webkit-font-smoothing: antialiased;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  h1 {
    ${theme.type.h1}
  }
  h2 {
    ${theme.type.h2}
  }
  h3,
  h4 {
    ${theme.type.h3}
  }
  :is(h1, h2, h3)[tabindex='-1']:focus {
    outline: none;
  }
  ul,
  ol {
    list-style: none;
  }
  picture {
    display: contents;
  }
  /* A grid would give each source a cell of its own. */
  picture > source {
    display: none;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  /* iOS zooms into fields with smaller text. */
  @media (pointer: coarse) {
    input,
    select,
    textarea {
      font-size: 1rem;
    }
  }
  button {
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  a {
    color: ${theme.vars.palette.primary.text};
    text-underline-offset: 3px;
    ${theme.focusRing}
  }
  a:focus-visible {
    border-radius: 4px;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
