export interface GeoPoint {
  latitude: number;
  longitude: number;
}
/** Degrees from left to right, and the same measure from the top down: Mercator's. */
export type Projected = [x: number, y: number];
export interface RouteFrame {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Beyond it Mercator has no end. */
const LAST_LATITUDE = 84;
/** Width by height. */
export const RATIO = 16 / 9;
/** Degrees that are shown at least, so that a coast or a border says where it is. */
const LEAST_WIDTH = 14;
/** Of the route's own size, on each side. */
const MARGIN = 0.2;

export function project(latitude: number, longitude: number): Projected {
  const kept = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude));
  const radians = (kept * Math.PI) / 180;
  return [longitude, (-Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI];
}
/** The points in order; a leg over the Pacific goes on beyond 180 degrees instead of around the world. */
export function projectRoute(points: readonly GeoPoint[]): Projected[] {
  let before: number | null = null;
  return points.map(({ latitude, longitude }) => {
    const turns = before === null ? 0 : Math.round((before - longitude) / 360);
    before = longitude + 360 * turns;
    return project(latitude, before);
  });
}
/** What is seen: all of the route, with room around it. */
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
/** A place of the route, with the numbers of the stops that are there; those too near for two marks share one. */
export interface Mark {
  point: Projected;
  /** From 1. */
  numbers: number[];
}
/** Of the frame's width, between two marks. */
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
/** A ring as it is kept: tenths of a degree, the first point and then the steps from one to the next. */
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
