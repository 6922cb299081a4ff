import type { createStyleCache } from '@tiquete/ui';

/** Content of a style element. `key` is its `data-emotion` attribute, by which the browser's cache finds it. */
export interface RenderedStyle {
  key: string;
  css: string;
}

/** The rules that a rendering used: each global one in its own element, as Emotion takes them over, then all others. */
export function collectStyles(cache: ReturnType<typeof createStyleCache>): RenderedStyle[] {
  const globals: RenderedStyle[] = [];
  const names: string[] = [];
  let css = '';
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue;
    const isGlobal = !(`${cache.key}-${name}` in cache.registered) && !isAnimation(rules);
    if (isGlobal) globals.push({ key: `${cache.key}-global ${name}`, css: rules });
    else {
      names.push(name);
      css += rules;
    }
  }
  return [...globals, { key: `${cache.key} ${names.join(' ')}`, css }];
}

const isAnimation = (rules: string) => rules.startsWith('@keyframes');
