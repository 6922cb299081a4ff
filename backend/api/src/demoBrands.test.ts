import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrandFiles, seedBrands } from './brands/seedBrands';
import { readConfig } from './config';
import { findRoot } from './lib/findRoot';
import { createLog } from './lib/log';
import { startServer } from './server';
import { openTestDatabase, type TestDatabase } from './testing/testDatabase';
import { untilReady } from './testing/untilReady';

const BRANDS = 1000;
const PASSWORD = 'clave-de-demostracion-9';

let test: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tq-brands-'));
  test = await openTestDatabase();
  await seedBrands(test.login, readBrandFiles(join(findRoot(), 'backend/api/brands')));
  await test.db.query(
    `insert into brands (id, hosts, file)
     select id, array[id || '.localhost'],
       file || jsonb_build_object('id', id, 'hosts', jsonb_build_array(id || '.localhost'), 'is_default', false)
     from (select file, 'many-' || n as id
       from brands, generate_series(1, $1 - (select count(*)::int from brands)) n where id = 'andes') many`,
    [BRANDS],
  );
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const catalogues = async () => {
  const [row] = await test.db.query<{ count: number }>(
    "select count(*) as count from package_catalogues where brand like 'many-%'",
  );
  return row?.count ?? 0;
};
const until = async (isTrue: () => Promise<boolean>) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
};

it('a demo of a thousand brands is ready before each brand has its packages, and its accounts share one hash', async () => {
  // While another transaction has their catalogues, no packages can be added to the brands that are in no file.
  const other = test.db.openClient({ idle_in_transaction_session_timeout: 0 });
  await other.connect();
  await other.query('begin');
  await other.query(
    `insert into package_catalogues (brand, source, hash, imported_at)
     select id, 'demo', 'other', now() from brands where id like 'many-%'`,
  );
  const server = await startServer(
    readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      SANDBOX: '1',
      DEMO_PASSWORD: PASSWORD,
      DATA_DIR: dataDir,
      DIST_DIR: join(dataDir, 'dist'),
      DATABASE_URL: test.login.pool.options.connectionString,
    }),
    createLog('silent'),
  );
  try {
    const url = `http://127.0.0.1:${new URL(server.url ?? '').port}`;
    await untilReady(url);
    const [accounts] = await test.db.query(
      `select count(distinct brand) as brands, count(*) as accounts, count(distinct password_hash) as hashes from users`,
    );
    expect(accounts).toEqual({ brands: BRANDS, accounts: 5 * BRANDS, hashes: 1 });
    const signedIn = await fetch(`${url}/api/auths/sign_in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'many-7.localhost' },
      body: JSON.stringify({ email: 'demo@tiquete.test', password: PASSWORD }),
    });
    expect(signedIn.status).toBe(200);
    expect(await catalogues()).toBe(0);
    await other.query('rollback');
    await until(async () => (await catalogues()) > 0);
  } finally {
    await other.end();
    await server.close();
  }
  const added = await catalogues();
  await test.db.query('select pg_sleep(0.5)');
  expect(await catalogues()).toBe(added);
});
