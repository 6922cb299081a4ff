import type { HotelSummary } from '@tiquete/contracts';
import type { MapPixel, MapSight } from '@tiquete/ui';

/** Farthest distance in pixels between a touch and its dot. */
const REACH = 18;

/** The hotel whose dot is at the pixel; null if there is none. */
export function nearestHotel(
  hotels: readonly HotelSummary[],
  [x, y]: MapPixel,
  { toPixel }: MapSight,
): HotelSummary | null {
  let best: HotelSummary | null = null;
  let bestDistance = REACH;
  for (const hotel of hotels) {
    const [atX, atY] = toPixel(hotel.geo);
    const distance = Math.hypot(atX - x, atY - y);
    if (distance <= bestDistance) [best, bestDistance] = [hotel, distance];
  }
  return best;
}
