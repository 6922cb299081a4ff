import { css } from '@emotion/react';

const variable = (name: string) => `var(--brand-${name})`;
const palette = (name: string) => variable(`palette-${name}`);
const figures = 'font-variant-numeric: tabular-nums;';

/** The theme is static: every colour is a CSS variable that the document sets, so that a change of brand needs no render. */
export const theme = {
  /** Steps of 4 px, scaled by the brand's density. */
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
    shadow: variable('shadow'),
    font: variable('font'),
  },
  type: {
    display: css`
      font-size: clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem);
      line-height: 1.1;
      font-weight: 750;
      letter-spacing: -0.025em;
      text-wrap: balance;
      ${figures}
    `,
    h1: css`
      font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
      line-height: 1.2;
      font-weight: 700;
      letter-spacing: -0.018em;
      text-wrap: balance;
      ${figures}
    `,
    h2: css`
      font-size: 1.25rem;
      line-height: 1.3;
      font-weight: 700;
      letter-spacing: -0.012em;
      ${figures}
    `,
    h3: css`
      font-size: 1rem;
      line-height: 1.35;
      font-weight: 650;
      letter-spacing: -0.006em;
      ${figures}
    `,
    body: css`
      font-size: 0.875rem;
      line-height: 1.5;
      font-weight: 400;
      letter-spacing: 0;
      ${figures}
    `,
    small: css`
      font-size: 0.75rem;
      line-height: 1.4;
      font-weight: 400;
      letter-spacing: 0.002em;
      ${figures}
    `,
  },
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
  /** For transitions of opacity and transform only. Off under prefers-reduced-motion. */
  motion: '180ms cubic-bezier(0.2, 0.7, 0.3, 1)',
};
export type TiqueteTheme = typeof theme;

// In this file, because the published types of this module include the declaration.
declare module '@emotion/react' {
  export interface Theme extends TiqueteTheme {}
}
