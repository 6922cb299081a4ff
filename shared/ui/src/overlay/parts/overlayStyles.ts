import { css, keyframes } from '@emotion/react';
import { theme } from '../../theme/theme';

/** Stacking order of every overlay. The newest is on top, because it is the last one in the document. */
export const LAYER = 1300;

const appear = keyframes`from { opacity: 0; }`;
const disappear = keyframes`to { opacity: 0; }`;
export const fading = css`
  animation: ${appear} ${theme.enter};
  [data-closing] > &,
  &[data-closing] {
    animation: ${disappear} ${theme.leave} forwards;
  }
`;
/** Covers the page, and in a modal overlay shades it. */
export const layer = css`
  position: fixed;
  inset: 0;
  z-index: ${LAYER};
`;
export const shade = css`
  position: fixed;
  inset: 0;
  background: rgb(20 26 38 / 46%);
  -webkit-tap-highlight-color: transparent;
`;
export const surface = css`
  background: ${theme.vars.palette.background.paper};
  color: ${theme.vars.palette.text.primary};
  box-shadow: ${theme.vars.shadow};
  outline: none;
`;
