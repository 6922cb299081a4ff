import { metresAcross, project, unproject, type Area, type GeoPoint, type MapPoint } from './geo';

/** What of the world is in sight. `scale`: pixels for the whole square. */
export interface MapView {
  center: MapPoint;
  scale: number;
}
/** Pixels. */
export interface Size {
  width: number;
  height: number;
}
export type Pixel = readonly [x: number, y: number];

/** Pixels kept free around what is fitted, for the price tags. */
const MARGIN = 48;
/** Metres of ground in a pixel, closest and farthest. */
const CLOSEST = 0.6;
const FARTHEST = 2000;
/** Share of the points that a first look must show: a few hotels far out would press the rest into one spot. */
const CORE = 0.85;

function clampScale(scale: number, y: number): number {
  const across = metresAcross(y);
  return Math.min(across / CLOSEST, Math.max(across / FARTHEST, scale));
}
export function toPixel(
  { center, scale }: MapView,
  { width, height }: Size,
  [x, y]: MapPoint,
): Pixel {
  return [(x - center[0]) * scale + width / 2, (y - center[1]) * scale + height / 2];
}
export function toPoint(
  { center, scale }: MapView,
  { width, height }: Size,
  [x, y]: Pixel,
): MapPoint {
  return [center[0] + (x - width / 2) / scale, center[1] + (y - height / 2) / scale];
}
export function metresPerPixel({ center, scale }: MapView): number {
  return metresAcross(center[1]) / scale;
}
export function panned(view: MapView, dx: number, dy: number): MapView {
  return { ...view, center: [view.center[0] - dx / view.scale, view.center[1] - dy / view.scale] };
}
/** Zooms around a pixel, which keeps its place. */
export function zoomed(
  view: MapView,
  size: Size,
  factor: number,
  at: Pixel = [size.width / 2, size.height / 2],
): MapView {
  const scale = clampScale(view.scale * factor, view.center[1]);
  const fixed = toPoint(view, size, at);
  const center: MapPoint = [
    fixed[0] - (at[0] - size.width / 2) / scale,
    fixed[1] - (at[1] - size.height / 2) / scale,
  ];
  return { center, scale };
}
export function centered(view: MapView, center: MapPoint): MapView {
  return { ...view, center };
}
/** The corners of what is in sight, to about ten metres. */
export function areaInSight(view: MapView, size: Size): Area {
  const northWest = unproject(toPoint(view, size, [0, 0]));
  const southEast = unproject(toPoint(view, size, [size.width, size.height]));
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return [
    round(southEast.latitude),
    round(northWest.longitude),
    round(northWest.latitude),
    round(southEast.longitude),
  ];
}
/** A view made for the part of the frame above `covered` pixels at its lower edge. */
export function raised(
  fit: (size: Size) => MapView,
  { width, height }: Size,
  covered: number,
): MapView {
  return panned(fit({ width, height: Math.max(height - covered, height / 3) }), 0, -covered / 2);
}
export function fitArea([south, west, north, east]: Area, size: Size): MapView {
  const corners = [
    project({ latitude: north, longitude: west }),
    project({ latitude: south, longitude: east }),
  ];
  return fitBox(corners, size, 0);
}
/** All points. */
export function fitAll(points: readonly GeoPoint[], size: Size): MapView {
  return fitBox(points.map(project), size, MARGIN);
}
/** The points without the few that lie far from the middle of them. */
export function fitCore(points: readonly GeoPoint[], size: Size): MapView {
  const all = points.map(project);
  const middle: MapPoint = [median(all.map(([x]) => x)), median(all.map(([, y]) => y))];
  const distance = ([x, y]: MapPoint) => Math.hypot(x - middle[0], y - middle[1]);
  const near = [...all]
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, Math.ceil(all.length * CORE));
  return fitBox(near, size, MARGIN);
}

function fitBox(points: readonly MapPoint[], size: Size, margin: number): MapView {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const center: MapPoint = [(left + right) / 2, (top + bottom) / 2];
  const room = (length: number) => Math.max(length - 2 * margin, length / 3);
  const scale = Math.min(room(size.width) / (right - left), room(size.height) / (bottom - top));
  const closestFit = metresAcross(center[1]) / 4;
  return { center, scale: clampScale(Math.min(scale, closestFit), center[1]) };
}
function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
