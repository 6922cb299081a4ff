import type { MapArea as Area, MapPoint as GeoPoint } from '@tiquete/ui';
import { METRES_OF_DEGREE, metresFrom, middleOf } from './middle';

/** Share of the points in the first view. A few distant hotels would make the others too small. */
const CORE = 0.85;
const LEAST_ACROSS_M = 1000;

/** Square of this width in metres around a point. */
export function areaAround({ latitude, longitude }: GeoPoint, across: number): Area {
  const up = across / 2 / METRES_OF_DEGREE;
  const aside = up / Math.cos((latitude * Math.PI) / 180);
  return [latitude - up, longitude - aside, latitude + up, longitude + aside];
}
/** Area of the points without the few distant ones. A single point gets a walking distance around it. */
export function coreArea(points: readonly GeoPoint[]): Area {
  const middle = middleOf(points);
  const distance = metresFrom(middle);
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
