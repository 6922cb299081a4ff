import type { Point } from './geography/types';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance along the great circle in kilometres (haversine formula). */
export function distanceKm(a: Point, b: Point): number {
  const lat = radians(b.latitude - a.latitude);
  const lng = radians(b.longitude - a.longitude);
  const h =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(lng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** The point at a distance of `km` in a compass direction in degrees; accurate within a city. */
export function shift(from: Point, km: number, bearing: number): Point {
  const north = km * Math.cos(radians(bearing));
  const east = km * Math.sin(radians(bearing));
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return {
    latitude: round(from.latitude + north / 110.574),
    longitude: round(from.longitude + east / (111.32 * Math.cos(radians(from.latitude)))),
  };
}
