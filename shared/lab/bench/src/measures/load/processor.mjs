import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of one tick in `/proc/<pid>/stat`. */
const TICK_MS = 10;
const QUIET_MS = 1000;
/** Milliseconds of processor time per second below which an api counts as idle. */
const IDLE_SHARE = 60;

/**
 * Name and processor milliseconds of a process, with all its threads and its ended children; null where the system has no
 * /proc.
 */
function readProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may contain spaces and brackets; the numbers come after the last bracket.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ms = (...places) =>
      places.reduce((sum, place) => sum + Number(fields[place]), 0) * TICK_MS;
    return {
      name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
      own: ms(11, 12),
      ended: ms(13, 14),
    };
  } catch {
    return null;
  }
}

const workingFolder = (pid) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
};
/** Every PostgreSQL of this machine, or the one with its data in `folder`. */
const readPostgres = (folder = '') =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingFolder(name).startsWith(folder))
    .map(readProcess)
    .filter((found) => found?.name === 'postgres')
    .reduce((sum, { own, ended }) => sum + own + ended, 0);

/** Processor milliseconds so far, by part. `apis` are ids of processes; `cluster` is the data folder of PostgreSQL. */
export function readProcessor({ apis, sandbox, cluster }) {
  const client = process.cpuUsage();
  return {
    api: apis.reduce((sum, pid) => sum + (readProcess(pid)?.own ?? NaN), 0),
    postgres: readPostgres(cluster),
    sandbox: readProcess(sandbox)?.own ?? NaN,
    client: (client.user + client.system) / 1000,
  };
}

/** Processor milliseconds of a process's main thread, in microseconds precision; NaN where the system does not report it. */
export function readMainThread(pid) {
  try {
    const [ns] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(ns) / 1e6;
  } catch {
    return NaN;
  }
}

/** Processor time per item, for `count` items between two readings. */
export const eachOf = (before, after, count) =>
  Object.fromEntries(
    Object.entries(after).map(([part, total]) => [part, (total - before[part]) / count]),
  );

/**
 * A replica's metrics since the last reading: the 99th percentile and the longest delay of its event loop in milliseconds
 * (10 when idle), and the number of booking events whose e-mails are still to be sent.
 */
export async function scrape(url) {
  const text = await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).text();
  const valuesOf = (name) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{([^}]*)\\})? (\\S+)$`, 'gm'))].map(
      ([, labels = '', value]) => ({ labels, value: Number(value) }),
    );
  const sum = (values) => values.reduce((total, { value }) => total + value, 0);
  return {
    loopP99: sum(valuesOf('nodejs_eventloop_lag_p99_seconds')) * 1000,
    loopMax: sum(valuesOf('nodejs_eventloop_lag_max_seconds')) * 1000,
    waiting: sum(valuesOf('checkout_outbox_waiting')),
    unavailable: sum(
      valuesOf('http_request_duration_seconds_count').filter(({ labels }) =>
        labels.includes('status="503"'),
      ),
    ),
  };
}

/**
 * Resolves once no mail waits and the api is idle, because documents and mails are created after the traveller has the
 * answer. Returns the longest 99th percentile of the event loop's delay until then, in milliseconds.
 */
export async function untilIdle({ apis, sandbox, metrics }) {
  for (let loopP99 = 0; ;) {
    const before = readProcessor({ apis, sandbox });
    await wait(QUIET_MS);
    const used = readProcessor({ apis, sandbox }).api - before.api;
    const states = await Promise.all(metrics.map(scrape));
    loopP99 = Math.max(loopP99, ...states.map((one) => one.loopP99));
    if (used < IDLE_SHARE * apis.length && states.every(({ waiting }) => waiting === 0))
      return loopP99;
  }
}
