import { simulate } from '../model/simulate.mjs';

const PARTS = ['api', 'worker', 'postgres', 'sandbox'];

/**
 * Prediction for the measured point: busy processors by part, calls a second, and median milliseconds of single calls, when api, worker,
 * PostgreSQL and sandbox share the processors of the machine.
 */
export function predictPoint({ steps: costs, point, machine }) {
  // A buyer whose room is sold out uses little of what a sale uses.
  const rateOf = (name, count) => count * (name === 'sale' ? point.soldPerSecond : point.perSecond);
  const each = (read) =>
    Object.entries(point.steps).reduce(
      (sum, [name, count]) => sum + rateOf(name, count) * read(costs[name]),
      0,
    );
  const suppliers = new Set(
    Object.keys(point.steps).flatMap((name) => Object.keys(costs[name].calls)),
  );
  const { sources } = simulate({
    seed: 3,
    stations: { machine: machine.cores },
    sources: Object.entries(point.steps).map(([name, count]) => ({
      name,
      perSecond: rateOf(name, count),
      visits: PARTS.map((part) => ({
        station: 'machine',
        ms: costs[name].processor[part],
        isFixed: true,
      })).filter(({ ms }) => ms > 0),
    })),
    seconds: 500,
  });
  return {
    busy: Object.fromEntries(
      PARTS.map((part) => [part, each(({ processor }) => processor[part] / 1000)]),
    ),
    calls: Object.fromEntries(
      [...suppliers].map((name) => [name, each(({ calls }) => calls[name] ?? 0)]),
    ),
    medianMs: Object.fromEntries(
      Object.keys(point.medianMs).map((name) => [name, sources[name].medianMs]),
    ),
  };
}
