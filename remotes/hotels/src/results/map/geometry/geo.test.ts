import { isArea, isInside } from '../../../model/area';
import { areaAround, coreArea } from './geo';

const walls = { latitude: 10.4236, longitude: -75.5478 };
const islands = { latitude: 10.1765, longitude: -75.7465 };

it.each([
  [[10, -76, 11, -75], true],
  [[11, -76, 10, -75], false],
  [[10, -75, 11, -76], false],
  [[10, -76, 11], false],
  [[10, -760, 11, -75], false],
  [[NaN, -76, 11, -75], false],
])('%p is an area: %p', (sides, expected) => {
  expect(isArea(sides)).toBe(expected);
});

it('contains the points inside it', () => {
  expect(isInside([10, -76, 11, -75], { latitude: 10.4, longitude: -75.5 })).toBe(true);
  expect(isInside([10, -76, 11, -75], { latitude: 9.9, longitude: -75.5 })).toBe(false);
});

it('measures a kilometre on the ground, not in degrees', () => {
  const [south, west, north, east] = areaAround({ latitude: 60, longitude: 25 }, 1000);
  expect((north - south) * 111_320).toBeCloseTo(1000, 0);
  expect((east - west) * 111_320 * Math.cos(Math.PI / 3)).toBeCloseTo(1000, 0);
});

it('shows the area with most hotels first, without a distant one', () => {
  const near = Array.from({ length: 20 }, (_, index) => ({
    latitude: walls.latitude + index / 5000,
    longitude: walls.longitude,
  }));
  const area = coreArea([...near, islands]);
  expect(near.filter((hotel) => isInside(area, hotel)).length).toBeGreaterThanOrEqual(17);
  expect(isInside(area, islands)).toBe(false);
});

it('shows a single place with its walking distance', () => {
  const [south, , north] = coreArea([walls]);
  expect((north - south) * 111).toBeCloseTo(1, 1);
});
