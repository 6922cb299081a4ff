import type { MapArea as Area, MapPoint as GeoPoint } from '@tiquete/ui';

export function isArea(sides: number[]): sides is Area {
  const [south = NaN, west = NaN, north = NaN, east = NaN] = sides;
  return (
    sides.length === 4 &&
    south >= -90 &&
    north <= 90 &&
    west >= -180 &&
    east <= 180 &&
    south < north &&
    west < east
  );
}
export function isInside(
  [south, west, north, east]: Area,
  { latitude, longitude }: GeoPoint,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
