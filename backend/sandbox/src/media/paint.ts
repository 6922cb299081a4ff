import type { Random } from '../random';
import type { Culture } from '../world/types';
import { mix, multiply } from './color';
import type { Light } from './light';

/** Every scene is drawn on this sheet, 3 to 2. */
export const WIDTH = 1200;
export const HEIGHT = 800;

export interface Paint {
  random: Random;
  light: Light;
  /** Decides the roofs of an old town; undefined draws any. */
  culture?: Culture;
  /** The hotel's own two colours. */
  accent: string;
  second: string;
  /** A colour as it looks in this light; `depth` 0 is near, 1 fades into the haze. */
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
