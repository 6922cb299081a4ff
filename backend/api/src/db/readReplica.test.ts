import { join } from 'node:path';
import { readBrandFiles, seedBrands } from '../brands/seedBrands';
import { AppError } from '../lib/errors';
import { findRoot } from '../lib/findRoot';
import { startPair, type TestPair, until } from '../testing/standby';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import type { Tx } from './database';
import {
  type BrandReads,
  createReadReplica,
  type ReadReplica,
  type ReplicaOutcome,
} from './readReplica';

let pair: TestPair;
let test: TestDatabase;
let name: string;
let replica: ReadReplica;
const outcomes: ReplicaOutcome[] = [];
const warned: unknown[] = [];
beforeAll(async () => {
  pair = await startPair();
  process.env.TEST_DATABASE_URL = pair.primary.url();
  test = await openTestDatabase();
  const { user, password, database = '' } = test.login.openClient();
  name = database;
  replica = open({ host: '127.0.0.1', port: pair.standby.port, user, password, database });
  await seedBrands(test.login, readBrandFiles(join(findRoot(), 'backend/api/brands')));
});
afterAll(async () => {
  await replica.close();
  await test.close();
  await pair.close();
});

const open = (connection: Record<string, unknown>) =>
  createReadReplica({
    primary: test.login,
    connection,
    log: { warn: (...line: unknown[]) => warned.push(line) },
    onRead: (outcome) => outcomes.push(outcome),
    maxStaleMs: 1500,
  });
const isStandby = (reads: BrandReads = replica) => {
  const read = async (tx: Tx) =>
    (await tx.query<{ standby: boolean }>('select pg_is_in_recovery() as standby'))[0]!.standby;
  return reads.withBrand('tiquete', read);
};
const addCase = (key: string) =>
  test.login.withBrand('tiquete', (tx) =>
    tx.query(
      `insert into cases (id, brand, kind, key, opened_at, seen_at)
       values (gen_random_uuid(), 'tiquete', 'SUPPLIER_UNKNOWN', $1, now(), now())`,
      [key],
    ),
  );
const countCases = async (brand = 'tiquete') => {
  const [row] = await replica.withBrand(brand, (tx) =>
    tx.query<{ count: number }>('select count(*) as count from cases'),
  );
  return row?.count;
};

it('reads the rows of one brand from a replica that has what the primary had a moment ago', async () => {
  await addCase('a');
  await until(() => isStandby());
  await until(async () => (await countCases()) === 1);
  expect(await countCases('andes')).toBe(0);
  expect(outcomes.at(-1)).toBe('replica');
});

it('rejects a write in place of sending it to the primary', async () => {
  await until(() => isStandby());
  const write = (tx: Tx) => tx.query("update cases set data = '{}'");
  await expect(replica.withBrand('tiquete', write)).rejects.toMatchObject({ code: '25006' });
  const { user, password } = test.login.openClient();
  const promoted = open({
    host: '127.0.0.1',
    port: pair.primary.port,
    user,
    password,
    database: name,
  });
  await until(async () => (await isStandby(promoted)) === false && outcomes.at(-1) === 'replica');
  await expect(promoted.withBrand('tiquete', write)).rejects.toMatchObject({ code: '25006' });
  await promoted.close();
});

it('passes on an error of the work itself', async () => {
  await until(() => isStandby());
  const fail = () => Promise.reject(new AppError('NOT_FOUND'));
  await expect(replica.withBrand('tiquete', fail)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(outcomes.at(-1)).toBe('replica');
});

it('reads from the primary while the replica gets nothing from it, and then from the replica again', async () => {
  const conninfo = (
    await pair.standby.query<{ primary_conninfo: string }>('show primary_conninfo')
  )[0]!;
  const setConninfo = async (value: string) => {
    await pair.standby.query(`alter system set primary_conninfo = '${value}'`);
    await pair.standby.query('select pg_reload_conf()');
  };
  await setConninfo('');
  await until(
    async () => (await pair.primary.query('select from pg_stat_replication')).length === 0,
  );
  await addCase('b');
  await until(async () => (await isStandby()) === false && outcomes.at(-1) === 'stale');
  expect(await countCases()).toBe(2);
  await setConninfo(conninfo.primary_conninfo);
  await until(() => isStandby());
  expect(await countCases()).toBe(2);
});

it('reads from the primary when the replica is away', async () => {
  await until(() => isStandby());
  await pair.standby.kill();
  expect(await countCases()).toBe(2);
  expect(await countCases()).toBe(2);
  expect(outcomes.slice(-2)).toEqual(['away', 'away']);
  expect(JSON.stringify(warned)).toContain('the primary answers');
});
