import { manyPackages } from './manyPackages.mjs';

it('grows the catalogue to any size, each package under a code of its own, with twenty departures', () => {
  const { packages } = manyPackages(200);
  expect(new Set(packages.map(({ code }) => code)).size).toBe(200);
  for (const { code, departures } of packages)
    expect([code, new Set(departures.map(({ date }) => date)).size]).toEqual([code, 20]);
});
