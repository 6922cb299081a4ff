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

/** Style elements that the server rendered: with Emotion's mark, or with the mark of an earlier cache. */
const RENDERED = 'style[data-emotion^="tq "], style[data-emotion^="tq-global "], style[data-rules]';

/**
 * Names of the rules that the server rendered. Their elements lose the mark by which Emotion finds them: it would move them,
 * and the browser would parse them and calculate every style of the page again.
 */
function renderedNames(): string[] {
  if (typeof document === 'undefined') return [];
  return [...document.querySelectorAll<HTMLElement>(RENDERED)].flatMap((element) => {
    const { emotion, rules } = element.dataset;
    const names = emotion?.split(' ').slice(1) ?? rules?.split(' ') ?? [];
    delete element.dataset.emotion;
    element.dataset.rules = names.join(' ');
    return names;
  });
}

/**
 * Cache of the page's styles under its own key. Rules that the server rendered count as inserted. Without the document's nonce,
 * the CSP blocks every rule.
 */
export function createStyleCache(nonce?: string) {
  const rendered = renderedNames();
  const cache = createCache({ key: 'tq', nonce, stylisPlugins: [vendorPrefixes] });
  for (const name of rendered) cache.inserted[name] = true;
  return cache;
}
