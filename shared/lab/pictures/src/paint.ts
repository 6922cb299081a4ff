import type { Random } from '@tiquete/sandbox/random';
import type { Culture } from '@tiquete/sandbox/geography';
import { mix, multiply } from './color';
import type { Light } from './light';

/** Size of every scene, with the ratio 3:2. */
export const WIDTH = 1200;
export const HEIGHT = 800;

export interface Paint {
  random: Random;
  light: Light;
  /** Decides the roofs of a European town; undefined allows any. */
  culture?: Culture;
  /** Two colours of the hotel's palette. */
  accent: string;
  second: string;
  /** A colour in this light; `depth` 0 is near, 1 disappears into the haze. */
  lit(color: string, depth?: number): string;
  /** A window pane, lit or dark. */
  pane(depth?: number): string;
}
const ACCENTS = [
  '#d9694f',
  '#e0a04a',
  '#2f8f8a',
  '#c65b7c',
  '#3f6fb0',
  '#6d8f4e',
  '#b5583f',
  '#e38b75',
  '#4f9f94',
  '#8a5a9e',
];
const SECONDS = ['#f4e3c8', '#f7efe2', '#f2d3b5', '#e9e4d4', '#fbe3d6', '#dfe7df'];

/** Pairs of clearly different colours that all pictures of one hotel share. */
export const PALETTES = [
  { accent: '#d9694f', second: '#f4e3c8' },
  { accent: '#2f8f8a', second: '#f7efe2' },
  { accent: '#e0a04a', second: '#e9e4d4' },
  { accent: '#c65b7c', second: '#fbe3d6' },
  { accent: '#3f6fb0', second: '#f2d3b5' },
  { accent: '#6d8f4e', second: '#dfe7df' },
];

export function createPaint(random: Random, light: Light): Paint {
  const lit = (color: string, depth = 0) => mix(multiply(color, light.tint), light.haze, depth);
  return {
    random,
    light,
    lit,
    accent: random.pick(ACCENTS),
    second: random.pick(SECONDS),
    pane: (depth = 0) =>
      mix(
        random.next() < light.lamps
          ? mix('#ffd98a', '#ffb65c', random.next())
          : lit(light.lamps > 0.5 ? '#4a5a86' : '#8fb3c4', 0.1),
        light.haze,
        depth,
      ),
  };
}
