import type { MapPixel, MapSize } from '@tiquete/ui';

/** Pixels of the map's edges that something covers: above, half a line; below, whose data it is, in two lines on a phone; at the sides, the buttons above. */
const TOP_PX = 4;
const CREDITS_PX = 52;
const CONTROLS_PX = 120;
/** Half of the widest label. */
const HALF_PX = 28;

/**
 * Where a ring says its distance, as the middle of the line that the text stands on: in its lower end, else its upper one, else at a
 * side, wherever the map shows it uncovered; null where it shows none of them.
 */
export function ringLabel(
  [x, y]: MapPixel,
  radius: number,
  { width, height }: MapSize,
): MapPixel | null {
  const isBeside = (at: number) => at > HALF_PX && at < width - HALF_PX;
  const isUncovered = (at: number, from: number) => at > from && at < height - CREDITS_PX;
  if (isBeside(x) && isUncovered(y + radius, TOP_PX)) return [x, y + radius - 6];
  if (isBeside(x) && isUncovered(y - radius, TOP_PX)) return [x, y - radius + 16];
  const side = [x + radius - HALF_PX, x - radius + HALF_PX].find(isBeside);
  return side !== undefined && isUncovered(y, CONTROLS_PX) ? [side, y + 5] : null;
}
