import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { type Changes, createChanges } from './changes';

let test: TestDatabase;
const opened: Changes[] = [];
const silent = { info: () => undefined, warn: () => undefined };
beforeAll(async () => (test = await openTestDatabase()));
afterEach(async () => {
  for (const changes of opened.splice(0)) await changes.close();
});
afterAll(() => test.close());

const open = (openClient = test.db.openClient) => {
  const changes = createChanges({ query: test.db.query, openClient }, silent, {
    proveEveryMs: 50,
    retryMs: 10,
  });
  opened.push(changes);
  const reported: string[] = [];
  changes.subscribe('brands', (brandId) => void reported.push(`brands ${brandId}`));
  changes.subscribe('releases', (brandId) => void reported.push(`releases ${brandId}`));
  changes.start();
  return { changes, reported };
};
const until = async (isSeen: () => boolean) => {
  while (!isSeen()) await wait(10);
};
const insertBrand = (id: string) =>
  test.db.query("insert into brands (id, hosts, file) values ($1, '{}', '{}')", [id]);

it('notifies each topic of the brand that changed, whichever process changed it, and of changes that concern all brands', async () => {
  const { changes, reported } = open();
  await until(changes.isLive);
  reported.splice(0);
  await insertBrand('andes');
  await test.db.query("update brands set file = '{\"a\": 1}' where id = 'andes'");
  await test.db.query(
    "insert into publisher_keys (id, publisher, public_key, parts) values ('0123456789abcdef', 'team', 'x', '{*}')",
  );
  await test.db.query(
    "insert into brand_pointers (brand, remote, release, moved_by) values ('andes', 'hotels', null, 'test')",
  );
  await until(() => reported.length === 4);
  expect(reported).toEqual(['brands andes', 'brands andes', 'releases null', 'releases andes']);
});

it('does not notify about what was rolled back', async () => {
  const { changes, reported } = open();
  await until(changes.isLive);
  reported.splice(0);
  const failed = test.db.transaction(async (tx) => {
    await tx.query("insert into brands (id, hosts, file) values ('never', '{}', '{}')");
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await insertBrand('after');
  await until(() => reported.length > 0);
  expect(reported).toEqual(['brands after']);
});

it('reports that its connection is away, and afterwards that anything may have changed', async () => {
  let isAllowed = true;
  const { changes, reported } = open(() => {
    if (!isAllowed) throw new Error('not yet');
    return test.db.openClient();
  });
  await until(changes.isLive);
  isAllowed = false;
  reported.splice(0);
  await test.db.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and query ~ '^(listen|select pg_notify)' and datname = current_database()",
  );
  await until(() => !changes.isLive());
  await insertBrand('meanwhile');
  expect(reported).toEqual([]);
  isAllowed = true;
  await until(changes.isLive);
  expect(reported).toEqual(['brands null', 'releases null']);
});

it('is not live when LISTEN is accepted but nothing is forwarded', async () => {
  const clients: pg.Client[] = [];
  // Notifications stay within a database, so a listener in another one is accepted but receives none.
  const elsewhere = () => {
    const { host, port, user, password } = test.db.openClient();
    const client = new pg.Client({ host, port, user, password, database: 'postgres' });
    clients.push(client);
    return client;
  };
  const { changes, reported } = open(elsewhere);
  await until(() => clients.length > 1);
  expect([changes.isLive(), reported]).toEqual([false, []]);
});
