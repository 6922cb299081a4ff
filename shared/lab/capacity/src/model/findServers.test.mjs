import { findServers, LONGEST_WAIT_MS, MOST_BUSY, runModel } from './findServers.mjs';
import { callsPerSecond, sourcesOf, STEPS_OF_A_SALE } from './workload.mjs';

const cost = (api, over = {}) => ({
  processor: { api, worker: 0, postgres: 1, ...over.processor },
  database: { connectionMs: 2 },
  calls: {},
  ...over.rest,
});
const COSTS = {
  ...Object.fromEntries(Object.keys(STEPS_OF_A_SALE).map((name) => [name, cost(5)])),
  'hotel search': cost(20, { rest: { calls: { HB: 1, DO: 0.5 } } }),
  sale: cost(40, { processor: { worker: 60 }, rest: { calls: { HB: 2, placetopay: 2 } } }),
};

it.each([1, 10])(
  'finds servers that are neither too busy nor too slow at %i sales a second',
  (rate) => {
    const stations = findServers(COSTS, rate);
    for (const [name, longest] of Object.entries(LONGEST_WAIT_MS)) {
      expect(stations[name].p95WaitMs).toBeLessThanOrEqual(longest);
      // The measured load of a run differs a little from the mean.
      expect(stations[name].utilisation).toBeLessThan(MOST_BUSY * 1.15);
    }
    const servers = Object.fromEntries(
      Object.keys(LONGEST_WAIT_MS).map((name) => [name, stations[name].servers]),
    );
    const fewer = runModel(COSTS, rate, { ...servers, api: Math.ceil(servers.api / 2) }).stations
      .api;
    expect(fewer.p95WaitMs > LONGEST_WAIT_MS.api || fewer.utilisation > MOST_BUSY).toBe(true);
  },
);

it('adds the calls of all steps by supplier', () => {
  const calls = callsPerSecond(COSTS, 10);
  expect(calls).toEqual({ HB: 10 * (12 + 2), DO: 10 * 6, placetopay: 20 });
});

it('rejects a step without a measured cost', () => {
  expect(() => sourcesOf({}, 1)).toThrow('"document" has no measured cost');
});
