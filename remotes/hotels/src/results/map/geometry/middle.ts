import type { Geo } from '@tiquete/contracts';

export const METRES_OF_DEGREE = 111_320;

/** Median latitude and longitude of the points, which a few distant ones do not move. */
export const middleOf = (points: readonly Geo[]): Geo => ({
  latitude: median(points.map(({ latitude }) => latitude)),
  longitude: median(points.map(({ longitude }) => longitude)),
});
/** Distance in metres from one place to others in a straight line. Exact enough within a region. */
export function metresFrom({ latitude, longitude }: Geo): (point: Geo) => number {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return (point) =>
    METRES_OF_DEGREE *
    Math.hypot(point.latitude - latitude, (point.longitude - longitude) * narrowing);
}
const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
