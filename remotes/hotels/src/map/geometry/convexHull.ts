import type { MapPoint } from './geo';

const turn = (a: MapPoint, b: MapPoint, c: MapPoint) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
function chain(points: readonly MapPoint[]): MapPoint[] {
  const hull: MapPoint[] = [];
  for (const point of points) {
    for (let [a, b] = hull.slice(-2); a && b && turn(a, b, point) <= 0; [a, b] = hull.slice(-2))
      hull.pop();
    hull.push(point);
  }
  return hull.slice(0, -1);
}
/** The smallest convex outline around the points, by Andrew's monotone chain; a single point is its own. */
export function convexHull(points: readonly MapPoint[]): MapPoint[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (sorted.length < 3) return sorted;
  return [...chain(sorted), ...chain([...sorted].reverse())];
}
