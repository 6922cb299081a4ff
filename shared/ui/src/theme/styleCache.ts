import createCache, { type StylisPlugin } from '@emotion/cache';

/** Properties that some supported browser (es2022) knows only with the prefix `-webkit-`. */
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

/**
 * Replaces Emotion's prefixer, which also serves browsers that cannot run this build and takes a phone 50 ms on the first
 * page.
 */
const vendorPrefixes: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type === 'decl' && typeof props === 'string' && PREFIXED.has(props))
    element.return = `-webkit-${value}${value}`;
};

/** Cache of the page's styles under its own key. Without the document's nonce, the CSP blocks every rule. */
export const createStyleCache = (nonce?: string) =>
  createCache({ key: 'tq', nonce, stylisPlugins: [vendorPrefixes] });
