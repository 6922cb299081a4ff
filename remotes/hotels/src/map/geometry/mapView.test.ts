import { project, unproject } from './geo';
import {
  areaInSight,
  fitAll,
  fitCore,
  metresPerPixel,
  panned,
  raised,
  toPixel,
  toPoint,
  zoomed,
} from './mapView';

const size = { width: 400, height: 300 };
const walls = { latitude: 10.4236, longitude: -75.5478 };
const beach = { latitude: 10.3935, longitude: -75.5622 };
const islands = { latitude: 10.1765, longitude: -75.7465 };

it('comes back from the map to the same degrees', () => {
  const back = unproject(project(walls));
  expect(back.latitude).toBeCloseTo(walls.latitude, 9);
  expect(back.longitude).toBeCloseTo(walls.longitude, 9);
});

it('has every fitted place in sight, with room for its tag', () => {
  const view = fitAll([walls, beach, islands], size);
  for (const place of [walls, beach, islands]) {
    const [x, y] = toPixel(view, size, project(place));
    expect(x).toBeGreaterThanOrEqual(47);
    expect(x).toBeLessThanOrEqual(353);
    expect(y).toBeGreaterThanOrEqual(47);
    expect(y).toBeLessThanOrEqual(253);
  }
});

it('looks first where most hotels are, not at the one far out', () => {
  const near = Array.from({ length: 20 }, (_, index) => ({
    latitude: walls.latitude + index / 5000,
    longitude: walls.longitude,
  }));
  expect(metresPerPixel(fitCore([...near, islands], size))).toBeLessThan(
    metresPerPixel(fitAll([...near, islands], size)) / 5,
  );
});

it('shows one place alone at a distance one can walk', () => {
  const metres = metresPerPixel(fitAll([walls], size)) * size.width;
  expect(metres).toBeGreaterThan(500);
  expect(metres).toBeLessThan(4000);
});

it('keeps the place under the finger when it zooms, and moves with a drag', () => {
  const view = fitAll([walls, beach], size);
  const at = [100, 80] as const;
  const place = toPoint(view, size, at);
  expect(toPixel(zoomed(view, size, 1.5, at), size, place)[0]).toBeCloseTo(100, 6);
  expect(toPixel(panned(view, 30, -20), size, place)[0]).toBeCloseTo(130, 6);
  expect(toPixel(panned(view, 30, -20), size, place)[1]).toBeCloseTo(60, 6);
});

it('stops at a house and at a country', () => {
  const view = fitAll([walls], size);
  expect(metresPerPixel(zoomed(view, size, 1e9))).toBeCloseTo(0.6, 3);
  expect(metresPerPixel(zoomed(view, size, 1e-9))).toBeCloseTo(2000, 0);
});

it('leaves the lower edge free for what covers it', () => {
  const view = raised((free) => fitAll([walls, beach], free), size, 100);
  for (const place of [walls, beach])
    expect(toPixel(view, size, project(place))[1]).toBeLessThan(200);
});

it('names what is in sight by its corners', () => {
  const [south, west, north, east] = areaInSight(fitAll([walls, beach], size), size);
  expect(south).toBeLessThan(beach.latitude);
  expect(north).toBeGreaterThan(walls.latitude);
  expect(west).toBeLessThan(beach.longitude);
  expect(east).toBeGreaterThan(walls.longitude);
});
