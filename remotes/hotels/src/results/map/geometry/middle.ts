import type { Geo } from '@tiquete/contracts';

export const METRES_OF_DEGREE = 111_320;

/** As many of the points lie north of it as south, and as many east as west: a few far out do not move it. */
export const middleOf = (points: readonly Geo[]): Geo => ({
  latitude: median(points.map(({ latitude }) => latitude)),
  longitude: median(points.map(({ longitude }) => longitude)),
});
/** Metres as the crow flies from one place to others; right for distances within a region. */
export function metresFrom({ latitude, longitude }: Geo): (point: Geo) => number {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return (point) =>
    METRES_OF_DEGREE *
    Math.hypot(point.latitude - latitude, (point.longitude - longitude) * narrowing);
}
const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
