import type { Geo } from '@tiquete/contracts';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance in kilometres along the great circle. */
export function kmBetween(a: Geo, b: Geo): number {
  const [north, east] = [
    radians(b.latitude - a.latitude) / 2,
    radians(b.longitude - a.longitude) / 2,
  ];
  const half =
    Math.sin(north) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}
