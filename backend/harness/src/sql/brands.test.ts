import { join } from 'node:path';
import { runAssembledStatements } from '@tiquete/api/testing/assembled-statements';
import { openTestDatabase, type TestDatabase } from '@tiquete/api/testing/database';
import type pg from 'pg';
import { tablesOfEveryBrand } from './testing/brandOfScans';
import { planStatement } from './testing/explainStatement';
import { readStatements } from './testing/readStatements';
import { PLANNED, statementsSentBy, WORKER } from './testing/sentStatements';

const ROOT = join(__dirname, '../../../..');
/** Statements outside `queryBrands` that read a brand's table without its brand, with the reason. */
const EVERY_BRAND: readonly [file: string, table: string, why: string][] = [
  [
    'accounts/sessions/sessions.ts',
    'sessions',
    "a session's cookie names no brand, and one that is used at another brand's host ends",
  ],
  ['accounts/sessions/sessions.ts', 'users', 'the account of such a session'],
];
/**
 * Files whose statements keep something for the connection, which a pooler lends for one transaction only. They use a connection
 * to the server itself.
 */
const SESSION_STATE = ['db/changes.ts', 'db/embedded/openEmbedded.ts', 'db/migrate.ts'];
/** Statements that outlive their transaction: settings, locks, notices, temporary tables and cursors. */
const KEPT =
  /^\s*set\s+(?!local\b|transaction\b)|(?:^|;)\s*(?:listen|prepare|discard)\b|\bpg_(?:try_)?advisory_lock(?:_shared)?\(|\btemp(?:orary)? table\b|\bwith hold\b|set_config\([^()]*,\s*false\)/i;

const { calls } = readStatements(ROOT, join(ROOT, 'shared/tooling/tsconfig.server.json'));
const fileOf = (at: string) => at.replace(/^backend\/api\/src\/|:\d+$/g, '');
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

/** Tables whose rows belong to a brand. Row security shows them to this brand only. */
async function tablesOfBrands(): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'brand'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity`,
  );
  return new Set(rows.map(({ name }) => name));
}

it('reads the rows of one brand by its column, except for workers and in the list', async () => {
  const sharded = await tablesOfBrands();
  expect(sharded.size).toBeGreaterThan(40);
  const assembled = await statementsSentBy(() => runAssembledStatements(test.db));
  const statements = [
    ...calls.flatMap(({ at, texts, isOfEveryBrand }) =>
      (texts ?? []).map((text) => ({ file: fileOf(at), text, isOfEveryBrand })),
    ),
    ...assembled.map(({ text, opening }) => ({
      file: 'assembled',
      text,
      isOfEveryBrand: opening === WORKER,
    })),
  ].filter(({ text, isOfEveryBrand }) => PLANNED.test(text) && !isOfEveryBrand);
  expect(statements.length).toBeGreaterThan(350);
  await client.query('begin');
  await client.query('set local plan_cache_mode = force_generic_plan');
  const found = new Set<string>();
  for (const { file, text } of statements) {
    const plans = await planStatement(client, text);
    for (const table of tablesOfEveryBrand({ text, plans }, sharded)) found.add(`${file} ${table}`);
  }
  await client.query('rollback');
  expect([...found].sort()).toEqual(EVERY_BRAND.map(([file, table]) => `${file} ${table}`).sort());
});

it('keeps nothing for a connection between two transactions, except on connections of its own', () => {
  const keeping = calls.filter(({ texts }) => texts?.some((text) => KEPT.test(text)));
  expect([...new Set(keeping.map(({ at }) => fileOf(at)))].sort()).toEqual(SESSION_STATE);
});
