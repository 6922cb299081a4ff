import type { MapPixel, MapSize } from '@tiquete/ui';

export interface Tagged {
  key: string;
  at: MapPixel;
  /** Width in pixels of the tag, which is above its point. */
  width: number;
}
export const TAG_HEIGHT = 30;
const GAP = 3;
/** Most tags at once; more would not be readable. */
const MOST = 40;

/**
 * Keys of the points whose tag fits without overlap, the first ones first; `always` is included in any case. The rest are
 * drawn as dots.
 */
export function placeTags(
  points: readonly Tagged[],
  { width, height }: MapSize,
  always: string | null,
): Set<string> {
  const placed: { x: number; y: number; half: number }[] = [];
  const keys = new Set<string>();
  const isInSight = ({ at: [x, y] }: Tagged) => x > 0 && x < width && y > TAG_HEIGHT && y < height;
  const first = points.find(({ key }) => key === always);
  for (const point of first ? [first, ...points] : points) {
    if (keys.size >= MOST) break;
    const [x, y] = point.at;
    const half = point.width / 2;
    const isFree = placed.every(
      (other) =>
        Math.abs(other.y - y) >= TAG_HEIGHT + GAP ||
        Math.abs(other.x - x) >= other.half + half + GAP,
    );
    if (keys.has(point.key) || (point !== first && (!isInSight(point) || !isFree))) continue;
    placed.push({ x, y, half });
    keys.add(point.key);
  }
  return keys;
}
