import { isArea, isInside, metresAcross, project } from './geo';

it('measures a degree of latitude as 111 km', () => {
  const [, south] = project({ latitude: 10, longitude: 0 });
  const [, north] = project({ latitude: 11, longitude: 0 });
  expect((south - north) * metresAcross((south + north) / 2)).toBeCloseTo(111_300, -3);
});

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

it('holds what lies in it', () => {
  expect(isInside([10, -76, 11, -75], { latitude: 10.4, longitude: -75.5 })).toBe(true);
  expect(isInside([10, -76, 11, -75], { latitude: 9.9, longitude: -75.5 })).toBe(false);
});
