import { createEventQueue } from './eventQueue.mjs';
import { createRandom, exponential } from './random.mjs';

const quantile = (sorted, share) =>
  sorted.length === 0 ? 0 : sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** A queue in front of `servers` equal servers, first come first served. */
function createStation(servers) {
  const queue = [];
  let head = 0;
  let busy = 0;
  let busyMs = 0;
  let visits = 0;
  const waits = [];
  return {
    /** Begins the visit at once, or puts it into the queue. `begin` gets the time of its begin. */
    enter(at, begin) {
      if (busy < servers) {
        busy += 1;
        begin(at);
      } else queue.push(begin);
    },
    leave(at) {
      if (head < queue.length) {
        const begin = queue[head];
        head += 1;
        if (head > 10_000) (queue.splice(0, head), (head = 0));
        begin(at);
      } else busy -= 1;
    },
    note(wait, ms) {
      visits += 1;
      busyMs += ms;
      waits.push(wait);
    },
    result(spanMs) {
      const sorted = Float64Array.from(waits).sort();
      const sum = sorted.reduce((total, wait) => total + wait, 0);
      return {
        servers,
        perSecond: (visits * 1000) / spanMs,
        busy: busyMs / spanMs,
        utilisation: busyMs / spanMs / servers,
        meanWaitMs: visits === 0 ? 0 : sum / visits,
        p95WaitMs: quantile(sorted, 0.95),
      };
    },
  };
}

/**
 * Simulates an open network of queues. `stations` are numbers of servers by name. A job of a source makes its `visits`,
 * `{station, ms}`, one after the other; `ms` is the mean of an exponential time, or fixed with `isFixed`. Jobs arrive at random,
 * `perSecond` of them on average. Jobs that arrive in the first `warmUpSeconds` are not counted. Returns by station its load and
 * waits, and by source the number of its jobs and the time of one in milliseconds. The same seed gives the same result.
 */
export function simulate({ seed, stations, sources, seconds, warmUpSeconds = seconds / 5 }) {
  const random = createRandom(seed);
  const events = createEventQueue();
  const byName = new Map(
    Object.entries(stations).map(([name, servers]) => [name, createStation(servers)]),
  );
  const from = warmUpSeconds * 1000;
  const until = from + seconds * 1000;
  const times = new Map(sources.map(({ name }) => [name, []]));

  function visit(job, place, at) {
    const step = job.visits[place];
    if (!step) {
      if (job.arrived >= from) times.get(job.name).push(at - job.arrived);
      return;
    }
    const station = byName.get(step.station);
    station.enter(at, (begun) => {
      const ms = step.isFixed ? step.ms : exponential(random, step.ms);
      if (job.arrived >= from) station.note(begun - at, ms);
      events.add(begun + ms, (ended) => {
        station.leave(ended);
        visit(job, place + 1, ended);
      });
    });
  }
  for (const { name, perSecond, visits } of sources) {
    const arrive = (at) => {
      if (at > until) return;
      visit({ name, visits, arrived: at }, 0, at);
      events.add(at + exponential(random, 1000 / perSecond), arrive);
    };
    if (perSecond > 0) events.add(exponential(random, 1000 / perSecond), arrive);
  }
  while (events.size > 0) {
    const { at, act } = events.next();
    act(at);
  }
  const span = until - from;
  return {
    stations: Object.fromEntries(
      [...byName].map(([name, station]) => [name, station.result(span)]),
    ),
    sources: Object.fromEntries(
      [...times].map(([name, list]) => {
        const sorted = Float64Array.from(list).sort();
        return [
          name,
          { count: sorted.length, medianMs: quantile(sorted, 0.5), p95Ms: quantile(sorted, 0.95) },
        ];
      }),
    ),
  };
}
