import countries from './countries.json';
import { decodeRing, frameOf, marksOf, projectRoute, RATIO } from './routeGeometry';

const place = (latitude: number, longitude: number) => ({ latitude, longitude });
const madrid = place(40.4, -3.7);
const paris = place(48.9, 2.4);

it('places north above and east to the right', () => {
  const [a, b] = projectRoute([madrid, paris]);
  expect(b?.[0]).toBeGreaterThan(a?.[0] ?? Infinity);
  expect(b?.[1]).toBeLessThan(a?.[1] ?? -Infinity);
});

it('draws a leg over the Pacific the short way', () => {
  const [, far] = projectRoute([place(-36.8, 174.8), place(-33.4, -70.7)]);
  expect(far?.[0]).toBeCloseTo(289.3);
});

it.each([
  ['one stop', [madrid]],
  ['two near ones', [place(4.7, -74.1), place(5.6, -73.5)]],
  ['three on two continents', [place(4.7, -74.1), madrid, place(30, 31.2)]],
  ['one at the pole', [place(-54.8, -68.3), place(-90, 0)]],
])('shows all of a route with %s', (_, points) => {
  const route = projectRoute(points);
  const { left, top, width, height } = frameOf(route);
  expect(width / height).toBeCloseTo(RATIO);
  for (const [x, y] of route) {
    expect((x - left) / width).toBeGreaterThan(0.05);
    expect((x - left) / width).toBeLessThan(0.95);
    expect((y - top) / height).toBeGreaterThan(0.05);
    expect((y - top) / height).toBeLessThan(0.95);
  }
});

it('marks the common start and end of a route once, with both numbers', () => {
  const route = projectRoute([madrid, paris, madrid]);
  expect(marksOf(route, frameOf(route)).map(({ numbers }) => numbers)).toEqual([[1, 3], [2]]);
});

it('has countries with valid coordinates', () => {
  const points = countries.flatMap((steps) => decodeRing(steps));
  expect(points.length).toBeGreaterThan(9_000);
  expect(
    points.every(
      ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    ),
  ).toBe(true);
});
