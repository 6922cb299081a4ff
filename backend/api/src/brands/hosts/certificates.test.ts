import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { createCertificateCheck } from './certificates';

let test: TestDatabase;
let now: number;
let reads: number;
let publish: (brandId: string | null) => void;

beforeAll(async () => (test = await openTestDatabase()));
afterAll(() => test.close());
beforeEach(async () => {
  [now, reads] = [1_800_000_000_000, 0];
  await test.db.query('delete from brand_hosts');
  await test.db.query('delete from brands');
  await test.db.query(
    `insert into brands (id, hosts, file) values ('andes', '{own.test,claimed.test,failed.test}', '{}')`,
  );
  await test.db.query(
    `insert into brand_hosts (brand, host, token, state, checked_at, why)
     select 'andes', host, repeat('a', 32), state, checked_at, why from (values
       ('own.test', 'verified', now(), null), ('claimed.test', 'pending', null, null),
       ('failed.test', 'failed', now(), 'NO_RECORD'), ('draft.test', 'verified', now(), null)
     ) as given (host, state, checked_at, why)`,
  );
});
const open = () =>
  createCertificateCheck(
    {
      query: (sql, values) => {
        reads += 1;
        return test.db.query(sql, values);
      },
    },
    () => new Date(now),
    {
      subscribe: (_, onChange) => {
        publish = onChange;
        return () => undefined;
      },
    },
  );

it.each([
  ['a host that is published and proven', 'own.test', 'yes'],
  ['a published host without a proof yet', 'claimed.test', 'no'],
  ['a published host whose proof failed', 'failed.test', 'no'],
  ['a proven host that only a draft names', 'draft.test', 'no'],
  ['a host of no brand', 'other.test', 'no'],
  ['a subdomain of a proven host', 'www.own.test', 'no'],
])('answers for %s', async (_, host, answer) => {
  expect(await open()(host)).toBe(answer);
});

it.each([
  '',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '*.own.test',
  'own.test.',
  '-own.test',
  'own..test',
  "o'wn.test",
  `${'a'.repeat(64)}.test`,
])('rejects %j without a statement, because it is no host name', async (host) => {
  expect([await open()(host), reads]).toEqual(['no', 0]);
});

it('asks the database once for a host until its brand is published again', async () => {
  const check = open();
  expect(await Promise.all([check('own.test'), check('own.test')])).toEqual(['yes', 'yes']);
  expect([await check('own.test'), reads]).toEqual(['yes', 1]);
  await test.db.query("update brands set hosts = '{}' where id = 'andes'");
  publish('andes');
  expect([await check('own.test'), reads]).toEqual(['no', 2]);
  await test.db.query("update brands set hosts = '{own.test}' where id = 'andes'");
  publish('andes');
  expect([await check('own.test'), reads]).toEqual(['yes', 3]);
});

it('limits the statements for invented names, and still answers for cached hosts', async () => {
  const check = open();
  await check('own.test');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) => check(`invented-${number}.test`)),
  );
  expect(answers.filter((answer) => answer === 'later').length).toBeGreaterThan(20);
  expect(reads).toBeLessThanOrEqual(20);
  expect(await check('own.test')).toBe('yes');
  now += 1000;
  expect(await check('invented-49.test')).toBe('no');
});
