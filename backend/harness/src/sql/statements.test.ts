import { join } from 'node:path';
import { runAssembledStatements } from '@tiquete/api/testing/assembled-statements';
import { openTestDatabase, type TestDatabase } from '@tiquete/api/testing/database';
import type pg from 'pg';
import { describeStatement } from './testing/describeStatement';
import {
  type Plan,
  planStatement,
  readWholeIndexes,
  tablesReadByBrand,
  tablesReadWhole,
  type WholeIndexes,
} from './testing/explainStatement';
import { readStatements } from './testing/readStatements';
import { PLANNED, statementsSentBy } from './testing/sentStatements';
import { fillTables, SMALL_TABLES } from './testing/syntheticRows';

const ROOT = join(__dirname, '../../../..');
/**
 * Files with a statement that is assembled at run time. Their own suites run it against a migrated database, and
 * `runAssembledStatements` sends those that find rows by more than a key.
 */
const AT_RUN_TIME = [
  'deps/retention.ts',
  'db/backup.ts',
  'db/database.ts',
  'db/logins.ts',
  'db/migrate.ts',
  'effects/leases.ts',
  'effects/worker.ts',
  'accounts/profile.ts',
  'bookings/view/listBookings.ts',
  'bookings/repository/listForStaff.ts',
  'bookings/repository/transition.ts',
  'brands/history/writeVersions.ts',
  'brands/store.ts',
  'bookings/pay/queryGateway.ts',
  'bookings/steps/stepRefund.ts',
  'staff/summary.ts',
  'bookings/extras/fulfilment/write.ts',
  'bookings/reconcile/gather.ts',
  'products/flights/prebooking/prebookingStore.ts',
  'products/packages/departures/allotments.ts',
];
/** Statements that read a large table completely, with the reason. */
const SEQUENTIAL: readonly [file: string, table: string, why: string][] = [
  [
    'bookings/repository/bookingCounts.ts',
    'booking_counts',
    'a scrape adds up four rows for each brand',
  ],
  [
    'bookings/repository/bookingCounts.ts',
    'booking_count_changes',
    'a scrape adds up what an hour has changed',
  ],
  [
    'products/packages/catalogue/listing/createListings.ts',
    'packages',
    'counts the packages of every brand once, when the process starts',
  ],
];
/**
 * Statements that may read every row of one brand in a large table, with the reason. Where two plans cost nearly the same, the
 * version and the statistics of PostgreSQL decide which one a run sees.
 */
const WHOLE_BRAND: readonly [file: string, table: string, why: string][] = [
  ['accounts/sessions/endSessions.ts', 'sessions', 'an operator ends all sessions of a brand'],
  ['assembled', 'booking_count_changes', 'changes of an hour'],
  ['assembled', 'booking_counts', 'four rows for each brand'],
  [
    'assembled',
    'bookings',
    'real states, most of which have ended, make the index of unfinished bookings cheaper',
  ],
  ['bookings/repository/bookingCounts.ts', 'booking_count_changes', 'changes of an hour'],
  ['bookings/repository/bookingCounts.ts', 'booking_counts', 'four rows for each brand'],
  ['brands/people/invitations.ts', 'brand_invitations', 'invitations of 30 days'],
  ['brands/people/people.ts', 'brand_access_log', 'the staff of a brand are few'],
  ['brands/people/people.ts', 'brand_invitations', 'invitations of 30 days'],
  [
    'products/flights/alerts/priceAlerts.ts',
    'flight_alerts',
    'ends all alerts of a brand that no longer sells flights',
  ],
  ['products/flights/alerts/reportDrops.ts', 'flight_prices', 'prices are stored for 60 days'],
  [
    'products/flights/prebooking/prebookingStore.ts',
    'flight_prebookings',
    'prebookings are stored for a day',
  ],
  [
    'products/packages/catalogue/importCatalogue.ts',
    'packages',
    'an import compares the whole catalogue',
  ],
  [
    'products/packages/catalogue/listing/readListing.ts',
    'package_allotments',
    'reads the whole catalogue',
  ],
  [
    'products/packages/catalogue/readStoredPackages.ts',
    'package_allotments',
    'reads the whole catalogue',
  ],
  [
    'products/packages/catalogue/readStoredPackages.ts',
    'package_departures',
    'reads the whole catalogue',
  ],
  ['products/packages/catalogue/readStoredPackages.ts', 'packages', 'reads the whole catalogue'],
  [
    'products/packages/console/departures.ts',
    'packages',
    'searches names of a catalogue in the console',
  ],
];
/**
 * Settings with which PostgreSQL plans for any values, and reads a table completely wherever it expects to stop early. Such a plan is
 * fast only while the wanted rows are not at the end of the table.
 */
const GENERIC_PLANS = 'set local plan_cache_mode = force_generic_plan; set local seq_page_cost = 0';
/**
 * TypeScript types that the driver returns for a PostgreSQL type, by its object id. Types without an entry, such as JSON,
 * may return any.
 */
const KINDS: Readonly<Record<number, string>> = {
  16: 'boolean',
  17: 'Buffer',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  701: 'number',
  1007: 'array',
  1009: 'array',
  1082: 'Date',
  1184: 'Date',
  1185: 'array',
  1700: 'string',
  2950: 'string',
};

const { calls, longLines } = readStatements(
  ROOT,
  join(ROOT, 'shared/tooling/tsconfig.server.json'),
);
let test: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  test = await openTestDatabase();
  client = test.db.openClient();
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.close();
});
it('finds the statements in the sources', () => {
  const unread = calls.filter(({ texts }) => texts === null).map(({ at }) => at.split(':')[0]);
  expect(calls.length).toBeGreaterThan(400);
  expect([...new Set(unread)].sort()).toEqual(
    AT_RUN_TIME.map((file) => `backend/api/src/${file}`).sort(),
  );
});

it('has no line of a statement with more than 140 characters', () => {
  expect(longLines).toEqual([]);
});

it('has only statements that match the migrated schema and return the row type in the code', async () => {
  const problems: string[] = [];
  for (const { at, texts, columns } of calls)
    for (const text of texts ?? []) {
      const found = await describeStatement(client, text).catch((error: unknown) => {
        problems.push(`${at} ${String(error)} ${text.slice(0, 100)}`);
        return null;
      });
      if (!found || !columns) continue;
      const types = new Map(found.map(({ name, type }) => [name, type]));
      for (const { name, kinds } of columns) {
        const type = types.get(name);
        const made = type === undefined ? undefined : KINDS[type];
        if (type === undefined) problems.push(`${at} returns no ${name}`);
        else if (made && kinds.some((kind) => kind !== 'null' && kind !== made))
          problems.push(`${at} returns ${name} as ${made}, not ${kinds.join(' or ')}`);
      }
    }
  expect(problems).toEqual([]);
});

describe('plans for ten million rows', () => {
  let plans: { file: string; plans: Plan[] }[];
  let indexes: WholeIndexes;
  beforeAll(async () => {
    const sent = await statementsSentBy(() => runAssembledStatements(test.db));
    const assembled = [...new Set(sent.map(({ text }) => text))];
    expect(assembled.length).toBeGreaterThan(30);
    await client.query('begin');
    await fillTables(client);
    await client.query(GENERIC_PLANS);
    indexes = await readWholeIndexes(client);
    plans = [];
    for (const { at, texts } of [...calls, { at: 'assembled', texts: assembled }])
      for (const text of (texts ?? []).filter((each) => PLANNED.test(each)))
        plans.push({ file: at.split(':')[0] ?? '', plans: await planStatement(client, text) });
    await client.query('rollback');
  });
  /** Files with the large tables that `tablesOf` finds in the plans of their statements. */
  const found = (tablesOf: typeof tablesReadWhole): string[] => [
    ...new Set(
      plans.flatMap((each) =>
        tablesOf(each.plans, indexes)
          .filter((table) => !SMALL_TABLES.includes(table))
          .map((table) => `${each.file.replace('backend/api/src/', '')} ${table}`),
      ),
    ),
  ];

  it('read no large table completely', () => {
    expect(found(tablesReadWhole).sort()).toEqual(
      SEQUENTIAL.map(([file, table]) => `${file} ${table}`).sort(),
    );
  });

  it('read all rows of one brand only where a brand has few', () => {
    const explained = new Set(WHOLE_BRAND.map(([file, table]) => `${file} ${table}`));
    expect(found(tablesReadByBrand).filter((each) => !explained.has(each))).toEqual([]);
  });
});
