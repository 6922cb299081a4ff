/** Degrees, WGS 84. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}
/** Degrees; no area crosses the antimeridian. */
export type Area = [south: number, west: number, north: number, east: number];
/** A point of the Web Mercator square, 0 to 1 from west to east and from north to south. */
export type MapPoint = readonly [x: number, y: number];

const EARTH_CIRCUMFERENCE_M = 40_075_017;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function project({ latitude, longitude }: GeoPoint): MapPoint {
  const sine = Math.sin(radians(Math.min(85, Math.max(-85, latitude))));
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
export function unproject([x, y]: MapPoint): GeoPoint {
  const latitude = 90 - (360 * Math.atan(Math.exp((y - 0.5) * 2 * Math.PI))) / Math.PI;
  return { latitude, longitude: (x - 0.5) * 360 };
}
/** Metres on the ground that the whole width of the square stands for at this height of the map. */
export function metresAcross(y: number): number {
  return EARTH_CIRCUMFERENCE_M * Math.cos(radians(unproject([0, y]).latitude));
}
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
