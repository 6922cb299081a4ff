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

/** Names of the rules in the style elements that the server rendered, which stay where they are. */
function namesInDocument(): string[] {
  if (typeof document === 'undefined') return [];
  const elements = [...document.querySelectorAll<HTMLElement>('style[data-rules]')];
  return elements.flatMap((element) => element.dataset.rules?.split(' ') ?? []);
}

/**
 * Cache of the page's styles under its own key. Without the document's nonce, the CSP blocks every rule.
 *
 * Rules that the server rendered count as inserted. Emotion would find them by an attribute of its own and move their element,
 * and the browser would calculate every style of the page again.
 */
export function createStyleCache(nonce?: string) {
  const cache = createCache({ key: 'tq', nonce, stylisPlugins: [vendorPrefixes] });
  for (const name of namesInDocument()) cache.inserted[name] = true;
  return cache;
}
