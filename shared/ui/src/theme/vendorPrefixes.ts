import type { StylisPlugin } from '@emotion/cache';

/** Properties that some browser able to run this build (es2022) knows only with `-webkit-`. */
const PREFIXED = new Set([
  'backdrop-filter',
  'background-clip',
  'box-decoration-break',
  'hyphens',
  'mask',
  'mask-image',
  'mask-position',
  'mask-repeat',
  'mask-size',
  'print-color-adjust',
  'user-select',
]);

/** Replaces Emotion's prefixer, which also serves browsers that cannot run this build and costs a phone 50 ms on the first page. */
export const vendorPrefixes: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type === 'decl' && typeof props === 'string' && PREFIXED.has(props))
    element.return = `-webkit-${value}${value}`;
};
