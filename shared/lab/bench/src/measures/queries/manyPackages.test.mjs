import { manyPackages } from './manyPackages.mjs';

it('enlarges the catalogue to any size, each package with its own code and twenty departures', () => {
  const { packages } = manyPackages(200);
  expect(new Set(packages.map(({ code }) => code)).size).toBe(200);
  for (const { code, departures } of packages)
    expect([code, new Set(departures.map(({ date }) => date)).size]).toEqual([code, 20]);
});
