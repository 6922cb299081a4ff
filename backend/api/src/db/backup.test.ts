import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { backUp, restore, type RestoreTarget } from './backup';
import { createDatabase } from './database';

const name = `tq_backup_${process.pid}`;
const PROGRAMS = process.env.PATH ?? '';
const folder = mkdtempSync(join(tmpdir(), 'tiquete-backup-'));
const file = join(folder, 'tiquete.dump');
let test: TestDatabase;
let target: RestoreTarget;

const addressOf = (database: string, user?: string) => {
  const address = new URL(String(test.db.pool.options.connectionString));
  address.pathname = `/${database}`;
  if (user) [address.username, address.password] = [user, 'secreto'];
  return address.href;
};
const source = () => String(test.db.pool.options.connectionString);
beforeAll(async () => {
  test = await openTestDatabase();
  target = {
    admin: addressOf(name),
    owner: addressOf(name, `${name}_owner`),
    app: addressOf(name, `${name}_app`),
  };
  await test.db.query("insert into brands (id, hosts, file) values ('mar', '{mar.test}', '{}')");
  await test.db.query(
    "insert into booking_counts (brand, state, count) values ('mar', 'CONFIRMED', 7)",
  );
});
afterAll(async () => {
  const admin = new pg.Client({ connectionString: addressOf('postgres') });
  await admin.connect();
  // Not by the test's own connection: a drop waits for a checkpoint, on a busy disk longer than a statement's timeout.
  for (const database of [name, `${name}_damaged`])
    await admin.query(`drop database if exists ${database} with (force)`);
  await admin.query(`drop role if exists ${name}_owner, ${name}_app`);
  await admin.end();
  await test.close();
  rmSync(folder, { recursive: true });
});

/** Major version of this machine's `pg_dump`; 0 without one. */
function clientVersion(): number {
  try {
    return Number(/(\d+)/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }))?.[1]);
  } catch {
    return 0;
  }
}
/** Prints why the tests of dumps cannot run here; null when they can. */
async function whyNot(): Promise<string | null> {
  const [server] = await test.db.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  return clientVersion() >= (server?.major ?? Infinity)
    ? null
    : `pg_dump ${clientVersion() || 'is missing and'} cannot read a server of version ${server?.major}`;
}

it('restores a backup into a new database, with its roles and row security', async () => {
  const reason = await whyNot();
  if (reason) return console.warn(`Not tested: ${reason}.`);
  expect(await backUp(source(), file, PROGRAMS)).toBeGreaterThan(10_000);
  expect(existsSync(`${file}.partial`)).toBe(false);
  await restore(file, target, PROGRAMS);

  const app = createDatabase({ connectionString: target.app, max: 2 });
  try {
    expect(await app.query("select id from brands where id = 'mar'")).toEqual([{ id: 'mar' }]);
    const countsOf = (brand: string) =>
      app.withBrand(brand, (tx) => tx.query('select brand, count from booking_counts'));
    expect(await countsOf('mar')).toEqual([{ brand: 'mar', count: 7 }]);
    expect(await countsOf('tiquete')).toEqual([]);
    await expect(app.query('create table mine (id int)')).rejects.toThrow(/permission denied/);
    const [policies] = await app.query<{ count: number }>(
      'select count(*)::int as count from pg_policies',
    );
    const [before] = await test.db.query<{ count: number }>(
      'select count(*)::int as count from pg_policies',
    );
    expect(policies).toEqual(before);
  } finally {
    await app.close();
  }
  await expect(restore(file, target, PROGRAMS)).rejects.toThrow(/has tables/);
  return undefined;
});

it('leaves the database empty when the file is damaged', async () => {
  const reason = await whyNot();
  if (reason) return console.warn(`Not tested: ${reason}.`);
  const damaged = join(folder, 'damaged.dump');
  writeFileSync(damaged, 'PGDMP and nothing else');
  const into = { ...target, admin: addressOf(`${name}_damaged`) };
  await expect(restore(damaged, into, PROGRAMS)).rejects.toThrow(/pg_restore failed/);
  const admin = new pg.Client({ connectionString: into.admin });
  await admin.connect();
  try {
    const tables = await admin.query("select from pg_tables where schemaname = 'public'");
    expect(tables.rows).toEqual([]);
  } finally {
    await admin.end();
  }
  return undefined;
});

it('rejects a login that sees the rows of one brand only', async () => {
  const login = String(test.login.pool.options.connectionString);
  await expect(backUp(login, join(folder, 'no.dump'), PROGRAMS)).rejects.toThrow(/every brand/);
  expect(existsSync(join(folder, 'no.dump'))).toBe(false);
});

it('says that a file is missing', async () => {
  await expect(restore(join(folder, 'none.dump'), target, PROGRAMS)).rejects.toThrow(
    /There is no file/,
  );
});
