import { css } from '@emotion/react';

const variable = (name: string) => `var(--brand-${name})`;
const palette = (name: string) => variable(`palette-${name}`);
/** Weights of text. A typeface with other weights changes them here. */
const weight = { regular: 400, strong: 600, bold: 700 };
const figures = 'font-variant-numeric: tabular-nums;';

/** The theme is static: every colour is a CSS variable that the document sets, so that a change of brand needs no render. */
export const theme = {
  /** Whole steps of 4 px, scaled by the brand's density. */
  spacing: (steps: number) => `calc(${variable('space')} * ${steps})`,
  vars: {
    palette: {
      primary: {
        main: palette('primary-main'),
        contrastText: palette('primary-contrastText'),
        hover: palette('primary-hover'),
        /** Colour of lines, marks and borders, with a contrast of 3:1 on every background (WCAG 1.4.11). */
        edge: palette('primary-edge'),
        text: palette('primary-text'),
        soft: palette('primary-soft'),
      },
      secondary: {
        main: palette('secondary-main'),
        contrastText: palette('secondary-contrastText'),
        text: palette('secondary-text'),
        soft: palette('secondary-soft'),
      },
      text: { primary: palette('text-primary'), secondary: palette('text-secondary') },
      background: {
        default: palette('background-default'),
        paper: palette('background-paper'),
        subtle: palette('background-subtle'),
      },
      divider: palette('divider'),
      /** Border of a control, 3:1 on white (WCAG 1.4.11). */
      outline: palette('outline'),
      success: { main: palette('success-main'), soft: palette('success-soft') },
      warning: { main: palette('warning-main'), soft: palette('warning-soft') },
      error: { main: palette('error-main'), soft: palette('error-soft') },
      star: palette('star'),
      gradient: `linear-gradient(115deg, ${palette('gradient-start')}, ${palette('gradient-end')})`,
      gradientContrastText: palette('gradient-contrastText'),
    },
    radius: {
      s: variable('radius-s'),
      m: variable('radius-m'),
      l: variable('radius-l'),
      pill: variable('radius-pill'),
    },
    /** Elevation of parts that float above the page, such as panels and menus. */
    shadow: variable('shadow'),
    font: variable('font'),
  },
  /** Five sizes; `h3` has the size of `body`. On a phone `body` has 16 px, `small` 13 px (`globalStyles.ts`). */
  type: {
    display: css`
      font-size: clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem);
      line-height: 1.1;
      font-weight: ${weight.bold};
      letter-spacing: -0.025em;
      text-wrap: balance;
      ${figures}
    `,
    h1: css`
      font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
      line-height: 1.2;
      font-weight: ${weight.bold};
      letter-spacing: -0.018em;
      text-wrap: balance;
      ${figures}
    `,
    h2: css`
      font-size: 1.125rem;
      line-height: 1.35;
      font-weight: ${weight.bold};
      letter-spacing: -0.01em;
      ${figures}
    `,
    h3: css`
      font-size: ${variable('text')};
      line-height: 1.4;
      font-weight: ${weight.strong};
      letter-spacing: 0;
      ${figures}
    `,
    body: css`
      font-size: ${variable('text')};
      line-height: 1.5;
      font-weight: ${weight.regular};
      letter-spacing: 0;
      ${figures}
    `,
    small: css`
      font-size: ${variable('text-small')};
      line-height: 1.4;
      font-weight: ${weight.regular};
      letter-spacing: 0.002em;
      ${figures}
    `,
  },
  weight,
  /**
   * Ground of a card: white on the page's soft background, raised by a shadow. The transparent border is drawn in
   * forced-colours mode, where shadows are not.
   */
  surface: css`
    background: ${palette('background-paper')};
    background-clip: padding-box;
    border: 1px solid transparent;
    border-radius: ${variable('radius-l')};
    box-shadow: ${variable('shadow-card')};
  `,
  /** Media query for screens at least this wide, in pixels. */
  up: (width: number) => `@media (min-width: ${width}px)`,
  /** Focus ring of a light and a dark line, so that one of them is visible on any background. */
  focusRing: css`
    &:focus-visible {
      outline: 2px solid ${palette('primary-text')};
      outline-offset: 2px;
      box-shadow: 0 0 0 2px ${palette('background-paper')};
    }
  `,
  /** Duration and curve of a transition of opacity, transform or colour. Off under prefers-reduced-motion. */
  motion: '180ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  /** Durations and curves of a part that enters or leaves the screen, such as a sheet. */
  enter: '220ms cubic-bezier(0, 0, 0.2, 1)',
  leave: '180ms cubic-bezier(0.4, 0, 0.6, 1)',
};
export type TiqueteTheme = typeof theme;

// In this file, because the published types of this module include the declaration.
declare module '@emotion/react' {
  export interface Theme extends TiqueteTheme {}
}
