import type { MapPixel, MapSize } from '@tiquete/ui';

/**
 * Covered edges of the map in pixels: half a line above, the credits below (two lines on a phone), and the buttons at the
 * upper sides.
 */
const TOP_PX = 4;
const CREDITS_PX = 52;
const CONTROLS_PX = 120;
/** Half the width of the widest label. */
const HALF_PX = 28;

/**
 * Position of a ring's label: at its lower end, else its upper end, else a side, wherever the map shows it uncovered. It is
 * the middle of the text's baseline; null if there is no such place.
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
