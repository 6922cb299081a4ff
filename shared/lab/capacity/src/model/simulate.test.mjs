import { meanWaitMs, probabilityOfWaiting } from './erlang.mjs';
import { simulate } from './simulate.mjs';

const queue = (servers, perSecond, ms, over = {}) =>
  simulate({
    seed: 7,
    stations: { desk: servers },
    sources: [{ name: 'calls', perSecond, visits: [{ station: 'desk', ms, ...over }] }],
    seconds: 4000,
  });

it('knows the published values of the formula of Erlang', () => {
  // One server: the probability of waiting is the utilisation.
  expect(probabilityOfWaiting(1, 0.8)).toBeCloseTo(0.8, 10);
  // Two servers at 75 %: 2ρ²/(1+ρ) = 9/14.
  expect(probabilityOfWaiting(2, 1.5)).toBeCloseTo(9 / 14, 10);
  expect(meanWaitMs(1, 0.8, 10)).toBeCloseTo(40, 10);
  expect(probabilityOfWaiting(400, 300)).toBeLessThan(1e-6);
});

it.each([
  [1, 40, 20],
  [2, 75, 20],
  [10, 400, 20],
])('waits as long as M/M/%i does at %i calls a second of %i ms', (servers, perSecond, ms) => {
  const { desk } = queue(servers, perSecond, ms).stations;
  const load = (perSecond * ms) / 1000;
  expect(desk.busy / load).toBeCloseTo(1, 1);
  expect(desk.utilisation).toBeCloseTo(load / servers, 2);
  const expected = meanWaitMs(servers, load, ms);
  expect(Math.abs(desk.meanWaitMs - expected) / expected).toBeLessThan(0.06);
});

it('waits half as long as M/M/1 when every call takes the same time (Pollaczek and Khinchine)', () => {
  const { desk } = queue(1, 40, 20, { isFixed: true }).stations;
  const expected = meanWaitMs(1, 0.8, 20) / 2;
  expect(Math.abs(desk.meanWaitMs - expected) / expected).toBeLessThan(0.06);
});

it('lets a job visit its stations one after the other, and waits nowhere with enough servers', () => {
  const { stations, sources } = simulate({
    seed: 1,
    stations: { api: 500, supplier: Infinity },
    sources: [
      {
        name: 'search',
        perSecond: 100,
        visits: [
          { station: 'api', ms: 10, isFixed: true },
          { station: 'supplier', ms: 300, isFixed: true },
          { station: 'api', ms: 5, isFixed: true },
        ],
      },
      { name: 'never', perSecond: 0, visits: [{ station: 'api', ms: 1 }] },
    ],
    seconds: 50,
  });
  expect(sources.search.medianMs).toBeCloseTo(315, 6);
  expect(sources.search.count / 5000).toBeCloseTo(1, 1);
  expect(sources.never.count).toBe(0);
  expect(stations.api.p95WaitMs).toBe(0);
  expect(stations.supplier.busy).toBeCloseTo(30, 0);
});

it('gives the same result for the same seed, and another one for another', () => {
  const run = (seed) =>
    simulate({
      seed,
      stations: { desk: 2 },
      sources: [{ name: 'calls', perSecond: 50, visits: [{ station: 'desk', ms: 30 }] }],
      seconds: 20,
    });
  expect(run(3)).toEqual(run(3));
  expect(run(3).stations.desk.meanWaitMs).not.toBe(run(4).stations.desk.meanWaitMs);
});
