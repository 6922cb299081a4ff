import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { program } from '../programs.mjs';

/** Tables that are books of the agency. */
const BOOKS = [
  'bookings',
  'booking_events',
  'booking_instalments',
  'booking_optionals',
  'optional_carts',
  'payments',
  'payment_notifications',
  'refunds',
  'cases',
  'package_holds',
  'transfer_orders',
];
const [STEADY_MS, DEADLINE_MS] = [1500, 60_000];

/** Reads the database of the composition as its administrator. Returns the rows as objects. */
function query(port, sql) {
  const text = execFileSync(
    program('psql', 'postgresql-client'),
    [
      ...['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'tiquete', '-XAtq'],
      ...['-c', `select coalesce(json_agg(r), '[]') from (${sql}) r`],
    ],
    { encoding: 'utf8', timeout: 30_000, maxBuffer: 64_000_000 },
  );
  return JSON.parse(text);
}

const hashOf = (table) =>
  `select '${table}' as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as hash from ${table} t`;

/** The database of a cluster, and what its payment gateway has charged. */
export function createBooks({ port, sandbox }) {
  const read = () => query(port, BOOKS.map(hashOf).join(' union all '));
  const now = () => query(port, 'select now()::text as now')[0].now;
  return {
    /** Number of rows and a hash of the content of every table. */
    read,
    /** References of payments that our books know as approved. */
    paid: () =>
      query(port, "select reference from payments where state = 'APPROVED' order by 1").map(
        ({ reference }) => reference,
      ),
    /** References that the gateway has charged exactly once, and those that it has charged more often. */
    async charged() {
      const answer = await fetch(`${sandbox}/control/payments/charges`, {
        signal: AbortSignal.timeout(10_000),
      });
      const { charges } = await answer.json();
      return {
        once: charges.filter((each) => each.charges === 1).map(({ reference }) => reference),
        twice: charges.filter((each) => each.charges > 1).map(({ reference }) => reference),
      };
    },
    isRecovering: () => query(port, 'select pg_is_in_recovery() as is')[0].is,
    /**
     * Waits until nothing in the books changes. Returns them, with a time at which they were so. @throws Error after a minute
     */
    async whenSteady() {
      const until = performance.now() + DEADLINE_MS;
      while (performance.now() < until) {
        const before = read();
        await wait(STEADY_MS / 2);
        const at = now();
        await wait(STEADY_MS / 2);
        const tables = read();
        if (JSON.stringify(before) === JSON.stringify(tables)) return { at, tables };
      }
      throw new Error('The books still change after a minute.');
    },
  };
}

/** Names of the tables whose content differs. */
export const differentTables = (one, other) =>
  one.filter(({ hash }, index) => hash !== other[index].hash).map(({ name }) => name);

/** Items of `all` that `some` does not have, sorted. */
export const missingIn = (some, all) => all.filter((each) => !some.includes(each)).sort();
