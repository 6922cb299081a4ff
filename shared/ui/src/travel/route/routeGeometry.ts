export interface GeoPoint {
  latitude: number;
  longitude: number;
}
/** Mercator projection in degrees: x from left to right, y from top to bottom. */
export type Projected = [x: number, y: number];
export interface RouteFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Latitude limit, in degrees: Mercator is infinite at the poles. */
const LAST_LATITUDE = 84;
/** Width divided by height. */
export const RATIO = 16 / 9;
/** Minimum width in degrees, so that a coast or a border shows where the route is. */
const LEAST_WIDTH = 14;
/** Margin on each side, as a share of the route's own size. */
const MARGIN = 0.2;

export function project(latitude: number, longitude: number): Projected {
  const kept = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude));
  const radians = (kept * Math.PI) / 180;
  return [longitude, (-Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI];
}
/** Projects the points in order. A leg over the Pacific continues beyond 180 degrees instead of crossing the whole map. */
export function projectRoute(points: readonly GeoPoint[]): Projected[] {
  let before: number | null = null;
  return points.map(({ latitude, longitude }) => {
    const turns = before === null ? 0 : Math.round((before - longitude) / 360);
    before = longitude + 360 * turns;
    return project(latitude, before);
  });
}
/** The visible part of the map: the whole route with a margin. */
export function frameOf(route: readonly Projected[]): RouteFrame {
  const [xs, ys] = [route.map(([x]) => x), route.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const roomy = 1 + 2 * MARGIN;
  const width = Math.max(LEAST_WIDTH, (right - left) * roomy, (bottom - top) * roomy * RATIO);
  const height = width / RATIO;
  return {
    left: (left + right - width) / 2,
    top: (top + bottom - height) / 2,
    width,
    height,
  };
}
/** A mark on the route with the numbers of its stops. Stops too close for two marks share one. */
export interface Mark {
  point: Projected;
  /** Numbers of the stops, starting at 1. */
  numbers: number[];
}
/** Minimum distance between two marks, as a share of the frame's width. */
const APART = 0.055;
export function marksOf(route: readonly Projected[], { width }: RouteFrame): Mark[] {
  const marks: Mark[] = [];
  route.forEach((point, index) => {
    const near = marks.find(
      (mark) => Math.hypot(mark.point[0] - point[0], mark.point[1] - point[1]) < APART * width,
    );
    if (near) near.numbers.push(index + 1);
    else marks.push({ point, numbers: [index + 1] });
  });
  return marks;
}
/**
 * Decodes a ring of the country data: tenths of a degree, first a point and then the differences from one point to the next.
 */
export function decodeRing(steps: readonly number[]): GeoPoint[] {
  const ring: GeoPoint[] = [];
  let [longitude, latitude] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    longitude += steps[index] ?? 0;
    latitude += steps[index + 1] ?? 0;
    ring.push({ longitude: longitude / 10, latitude: latitude / 10 });
  }
  return ring;
}
