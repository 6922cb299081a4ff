import { simulate } from './simulate.mjs';
import { sourcesOf } from './workload.mjs';

/** Largest share of time in which a server is busy on average, so that a peak and a lost machine fit. */
export const MOST_BUSY = 0.7;
/** Longest wait of 95 of 100 visits, in milliseconds. */
export const LONGEST_WAIT_MS = {
  api: 50,
  postgres: 20,
  connections: 20,
  slots: 100,
  worker: 2000,
  steps: 2000,
};
const SEED = 1;
/** Sales of a run: enough for stable waits, and a few seconds of this program. */
const SALES = 600;
const TRIES = 50;

const loadOf = (sources, station) =>
  sources.reduce(
    (sum, { perSecond, visits }) =>
      sum +
      visits
        .filter((visit) => visit.station === station)
        .reduce((ms, visit) => ms + (visit.ms * perSecond) / 1000, 0),
    0,
  );

/** Runs the model with these numbers of servers. Suppliers answer any number of calls at once. */
export const runModel = (costs, rate, servers) =>
  simulate({
    seed: SEED,
    stations: { ...servers, suppliers: Infinity },
    sources: sourcesOf(costs, rate),
    seconds: SALES / rate,
  });

/**
 * Smallest numbers of servers with which no station is busier than `MOST_BUSY` and none lets jobs wait longer than
 * `LONGEST_WAIT_MS`. Returns the results of the simulation by station.
 */
export function findServers(costs, rate) {
  const sources = sourcesOf(costs, rate);
  const servers = Object.fromEntries(
    Object.keys(LONGEST_WAIT_MS).map((station) => [
      station,
      Math.max(1, Math.ceil(loadOf(sources, station) / MOST_BUSY)),
    ]),
  );
  for (let left = TRIES; left > 0; left -= 1) {
    const { stations } = runModel(costs, rate, servers);
    const late = Object.keys(servers).filter(
      (station) => stations[station].p95WaitMs > LONGEST_WAIT_MS[station],
    );
    if (late.length === 0) return stations;
    for (const station of late) servers[station] += Math.ceil(servers[station] / 50);
  }
  throw new Error(`No number of servers is enough for ${rate} sales a second.`);
}
