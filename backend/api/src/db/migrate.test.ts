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

describe('a migration without a transaction', () => {
  const withoutTransaction = (id: number, ...statements: string[]) =>
    aMigration(id, ['-- transaction: none', ...statements, ''].join('\n'));

  it('continues after its failure, and builds an index again that the failure left unusable', async () => {
    await test.db.query('create table numbered (number int)');
    await test.db.query('insert into numbered values (1), (1)');
    const unique = withoutTransaction(
      9003,
      'create table if not exists before_it (id int);',
      'create unique index concurrently if not exists numbered_once on numbered (number);',
    );
    await expect(migrate(test.db, [...own, unique])).rejects.toThrow(/numbered_once/);
    expect(await isAtHead(test.db, [...own, unique])).toBe(false);
    await test.db.query('delete from numbered');
    expect(await migrate(test.db, [...own, unique])).toEqual(['9003.sql']);
    await test.db.query('insert into numbered values (1)');
    await expect(test.db.query('insert into numbered values (1)')).rejects.toThrow(/numbered_once/);
  });

  it('builds an index while other processes write and wait for their turn', async () => {
    await test.db.query('create table written_often (id int)');
    const writer = test.db.openClient();
    await writer.connect();
    await writer.query('begin');
    await writer.query('insert into written_often values (1)');
    const indexed = withoutTransaction(
      9004,
      'create index concurrently if not exists written_by_id on written_often (id);',
    );
    const migrating = [migrate(test.db, [...own, indexed]), migrate(test.db, [...own, indexed])];
    const waits = () =>
      test.db.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%written_by_id on%'",
      );
    while ((await waits()).length === 0) await new Promise(setImmediate);
    // The build waits for the open transaction, and this insert does not wait for the build.
    await test.db.query('insert into written_often values (2)');
    await writer.query('commit');
    expect((await Promise.all(migrating)).flat()).toEqual(['9004.sql']);
    await writer.end();
  });
});
