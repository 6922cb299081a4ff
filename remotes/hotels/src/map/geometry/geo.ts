import type { MapArea as Area, MapPoint as GeoPoint } from '@tiquete/ui';

const METRES_OF_DEGREE = 111_320;
/** Share of the points that a first look must show: a few hotels far out would press the rest into one spot. */
const CORE = 0.85;
const LEAST_ACROSS_M = 1000;

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
/** The square of so many metres across around a point. */
export function areaAround({ latitude, longitude }: GeoPoint, across: number): Area {
  const up = across / 2 / METRES_OF_DEGREE;
  const aside = up / Math.cos((latitude * Math.PI) / 180);
  return [latitude - up, longitude - aside, latitude + up, longitude + aside];
}
/** The points without the few that lie far from the middle of them; one place alone at a distance that one can walk. */
export function coreArea(points: readonly GeoPoint[]): Area {
  const middle = {
    latitude: median(points.map(({ latitude }) => latitude)),
    longitude: median(points.map(({ longitude }) => longitude)),
  };
  const aside = Math.cos((middle.latitude * Math.PI) / 180);
  const distance = ({ latitude, longitude }: GeoPoint) =>
    Math.hypot(latitude - middle.latitude, (longitude - middle.longitude) * aside);
  const near = [...points]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, Math.ceil(points.length * CORE));
  const [south, west, north, east] = areaAround(middle, LEAST_ACROSS_M);
  const latitudes = near.map(({ latitude }) => latitude);
  const longitudes = near.map(({ longitude }) => longitude);
  return [
    Math.min(south, ...latitudes),
    Math.min(west, ...longitudes),
    Math.max(north, ...latitudes),
    Math.max(east, ...longitudes),
  ];
}
const median = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
