import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot } from '../lib/findRoot';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { isAtHead, migrate, type Migration, readMigrations } from './migrate';

const own = readMigrations(join(findRoot(), 'backend/api/migrations'));
const aMigration = (id: number, sql: string): Migration => ({
  id,
  name: `${id}.sql`,
  sql,
  checksum: sql,
});
let test: TestDatabase;
jest.setTimeout(60_000);
beforeAll(async () => {
  test = await openTestDatabase({ migrated: false });
});
afterAll(() => test.close());

it('applies each migration once when many processes start together', async () => {
  const applied = await Promise.all([
    migrate(test.db, own),
    migrate(test.db, own),
    migrate(test.db, own),
  ]);
  expect(applied.flat()).toEqual(own.map(({ name }) => name));
  expect(await migrate(test.db, own)).toEqual([]);
  expect(await isAtHead(test.db, own)).toBe(true);
});

it('rejects a migration that changed after it was applied', async () => {
  const changed = own.map((migration, place) =>
    place === 0 ? { ...migration, checksum: 'other' } : migration,
  );
  await expect(migrate(test.db, changed)).rejects.toThrow(own[0]?.name);
});

it('rolls back a migration that fails, and continues with it once it is corrected', async () => {
  const broken = [...own, aMigration(9001, 'create table half_done (id int); select 1 / 0')];
  await expect(migrate(test.db, broken)).rejects.toThrow(/division by zero/);
  expect(await isAtHead(test.db, broken)).toBe(false);
  expect(
    await migrate(test.db, [...own, aMigration(9001, 'create table half_done (id int)')]),
  ).toEqual(['9001.sql']);
});

it('lets an older build start on a newer database', async () => {
  expect(await migrate(test.db, own)).toEqual([]);
  expect(await isAtHead(test.db, own)).toBe(true);
});

it('rejects two migrations with one number', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tq-migrations-'));
  for (const name of ['0001_a.sql', '0001_b.sql']) writeFileSync(join(folder, name), 'select 1');
  expect(() => readMigrations(folder)).toThrow(/0001_a.sql, 0001_b.sql/);
  rmSync(folder, { recursive: true });
});

it('waits for a lock without delaying readers of the table', async () => {
  await test.db.query('create table read_often (id int)');
  const reader = test.db.openClient();
  await reader.connect();
  await reader.query('begin');
  await reader.query('select * from read_often');
  const migrating = migrate(test.db, [
    ...own,
    aMigration(9002, 'alter table read_often add column name text'),
  ]);
  const other = test.db.openClient();
  await other.connect();
  const waiting = () =>
    other.query("select 1 from pg_locks where relation = 'read_often'::regclass and not granted");
  while ((await waiting()).rowCount === 0) await new Promise(setImmediate);
  // This query waits behind the migration until the migration gives up its place in the queue.
  await other.query('select * from read_often');
  await reader.query('commit');
  expect(await migrating).toEqual(['9002.sql']);
  await Promise.all([reader.end(), other.end()]);
});
