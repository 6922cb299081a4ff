import type { HotelSummary } from '@tiquete/contracts';
import type { MapPixel, MapSight } from '@tiquete/ui';

/** Pixels around a dot that a finger may miss it by. */
const REACH = 18;

/** The hotel whose dot is under the pixel; null on free ground. */
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
