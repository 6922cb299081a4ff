import { Registry } from 'prom-client';
import type { Client } from 'pg';
import { measureArchive } from '../http/metrics/measureArchive';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { readArchiveFailure } from './readArchiveFailure';

let test: TestDatabase;
let client: Client;
beforeAll(async () => {
  test = await openTestDatabase();
  client = test.db.openClient();
  await client.connect();
  // A temporary table hides the view of the same name, which a test cannot fill.
  await client.query(
    'create temporary table pg_stat_archiver (last_archived_time timestamptz, last_failed_time timestamptz, stats_reset timestamptz)',
  );
});
afterAll(async () => {
  await client.end();
  await test.close();
});

const minutesAgo = (minutes: number | null) =>
  minutes === null ? null : new Date(Date.now() - minutes * 60_000);
async function failureAfter(archived: number | null, failed: number | null): Promise<number> {
  await client.query('delete from pg_stat_archiver');
  await client.query('insert into pg_stat_archiver values ($1, $2, $3)', [
    minutesAgo(archived),
    minutesAgo(failed),
    minutesAgo(60),
  ]);
  const query = async (sql: string) => (await client.query(sql)).rows;
  return Math.round((await readArchiveFailure({ query })) / 60);
}

it('is 0 without an archive, and while files are archived', async () => {
  expect(await readArchiveFailure(test.login)).toBe(0);
  expect(await failureAfter(null, null)).toBe(0);
  expect(await failureAfter(1, null)).toBe(0);
  expect(await failureAfter(1, 20)).toBe(0);
});

it('counts from the last archived file, or from the beginning', async () => {
  expect(await failureAfter(20, 1)).toBe(20);
  expect(await failureAfter(null, 1)).toBe(60);
});

it('has no value while the database does not answer', async () => {
  const registry = new Registry();
  const error = jest.fn();
  let answer = Promise.resolve(30);
  measureArchive(registry, () => answer, { error });
  expect(await registry.metrics()).toContain('database_archive_failing_seconds 30');
  answer = Promise.reject(new Error('away'));
  expect(await registry.metrics()).not.toContain('database_archive_failing_seconds 3');
  expect(error).toHaveBeenCalledTimes(1);
});
