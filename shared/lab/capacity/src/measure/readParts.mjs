import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one tick in `/proc/<pid>/stat`. */
const TICK_MS = 10;

function readProcess(name) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name may contain spaces and brackets; the numbers come after the last bracket.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return {
      pid: Number(name),
      parent: Number(fields[1]),
      title: readFileSync(`/proc/${name}/cmdline`, 'utf8'),
      // With the children that have ended.
      ms: [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0) * TICK_MS,
    };
  } catch {
    return null;
  }
}
const byPid = (processes) => new Map(processes.map(({ pid, ms }) => [pid, ms]));

/**
 * Processor milliseconds so far by process id, of api, worker and sandbox, each with its children (they draw pictures, vouchers and pages), and of the
 * connections to one database of PostgreSQL.
 */
function readProcessor({ api, worker, sandbox, database }) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .filter(Boolean);
  const tree = (pid) => byPid(all.filter((one) => one.pid === pid || one.parent === pid));
  return {
    api: tree(api),
    worker: tree(worker),
    sandbox: tree(sandbox),
    postgres: byPid(
      all.filter(({ title }) => title.startsWith('postgres:') && title.includes(` ${database} `)),
    ),
  };
}

/** Calls to outside systems so far by supplier, from the metrics of processes. */
async function readCalls(addresses) {
  const calls = {};
  for (const address of addresses) {
    const text = await (await fetch(address, { signal: AbortSignal.timeout(10_000) })).text();
    const found = text.matchAll(
      /^supplier_call_duration_seconds_count\{supplier="([^"]+)"[^}]*\} (\d+)/gm,
    );
    for (const [, supplier, count] of found)
      calls[supplier] = (calls[supplier] ?? 0) + Number(count);
  }
  return calls;
}

/** Transactions so far, and the milliseconds in which connections were busy. */
async function readDatabase(client) {
  const { rows } = await client.query(
    `select xact_commit::int as transactions, active_time + idle_in_transaction_time as "connectionMs"
     from pg_stat_database where datname = current_database()`,
  );
  return rows[0];
}

/** Everything that a step uses, as totals so far. */
export async function readParts(parts) {
  const [calls, database] = [await readCalls(parts.metrics), await readDatabase(parts.client)];
  return { processor: readProcessor(parts), calls, database };
}

const differences = (before, after, count) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, total]) => [name, (total - (before[name] ?? 0)) / count])
      .map(([name, each]) => [name, Math.round(each * 100) / 100]),
  );

/** Milliseconds of processes between two readings. A process that has ended in between does not count. */
const usedBetween = (before, after) =>
  [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);

/** Use between two readings, divided by `count`. */
export const usePerItem = (before, after, count) => ({
  processor: Object.fromEntries(
    Object.entries(after.processor).map(([part, own]) => [
      part,
      Math.round((usedBetween(before.processor[part], own) * 100) / count) / 100,
    ]),
  ),
  calls: Object.fromEntries(
    Object.entries(differences(before.calls, after.calls, count)).filter(([, each]) => each > 0),
  ),
  database: differences(before.database, after.database, count),
});
