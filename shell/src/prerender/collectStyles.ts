import type { createStyleCache } from '@tiquete/ui';

/** Content of the style element of a rendered page. */
export interface RenderedStyle {
  /** Names of the rules, separated by spaces. The browser's cache does not insert these again. */
  names: string;
  css: string;
}

/** The rules that a rendering used, in the order of their use: global ones first. */
export function collectStyles({ inserted }: ReturnType<typeof createStyleCache>): RenderedStyle {
  const rules = Object.entries(inserted).filter(([, css]) => typeof css === 'string');
  return {
    names: rules.map(([name]) => name).join(' '),
    css: rules.map(([, css]) => css).join(''),
  };
}
