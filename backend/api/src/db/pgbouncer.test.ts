import { join } from 'node:path';
import { readBrandFiles, seedBrands } from '../brands/seedBrands';
import { findRoot } from '../lib/findRoot';
import { findPgbouncer, startPgbouncer } from '../testing/pgbouncer';
import { until } from '../testing/standby';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { createChanges } from './changes';
import { createDatabase, type Database } from './database';
import { migrate, readMigrations } from './migrate';

const POOL_SIZE = 3;
const found = findPgbouncer();
let test: TestDatabase;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
let db: Database;
if (!found) console.warn('Not tested: PgBouncer is not on this machine (Debian: pgbouncer).');
const describeWithPooler = found ? describe : describe.skip;

describeWithPooler('behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    test = await openTestDatabase();
    await seedBrands(test.login, readBrandFiles(join(findRoot(), 'backend/api/brands')));
    const server = test.login.openClient();
    const { host, port, user, password, database } = server;
    const direct = { host, port, user, password, database };
    pooler = await startPgbouncer(found!, server, POOL_SIZE);
    db = createDatabase(
      { ...direct, host: '127.0.0.1', port: pooler.port, max: 12 },
      { direct, preparesStatements: found!.prepares },
    );
  });
  afterAll(async () => {
    await db.close();
    await pooler.close();
    await test.close();
  });

  it('each transaction has the role and the rows of its own brand, and leaves nothing behind', async () => {
    const log = (brand: string) =>
      db.queryBrand(
        brand,
        `insert into operator_log (brand, at, user_id, act) values ($1, now(), gen_random_uuid(), 'GET test')`,
        [brand],
      );
    const brands = Array.from({ length: 40 }, (_, index) => (index % 2 ? 'andes' : 'tiquete'));
    await Promise.all(brands.map(log));
    const read = (brand: string) =>
      db.withBrand(brand, async (tx) => {
        await tx.query('select pg_sleep(0.005)');
        return tx.query<{ brand: string; count: number; role: string }>(
          'select brand, current_user::text as role, count(*) from operator_log where $1::int = 1 group by brand',
          [1],
        );
      });
    const rows = await Promise.all(brands.map(read));
    expect(rows).toEqual(brands.map((brand) => [{ brand, count: 20, role: 'app_rw' }]));
    const left = await Promise.all(
      brands.map(() =>
        db.query<{ role: string; brand: string | null }>(
          "select current_user::text as role, nullif(current_setting('app.brand', true), '') as brand",
        ),
      ),
    );
    expect(left.flat()).toEqual(brands.map(() => ({ role: 'app_platform', brand: null })));
    const [all] = await db.queryBrands<{ count: number }>('select count(*) from operator_log', []);
    expect(all?.count).toBe(40);
    const [used] = await test.db.query<{ count: number }>(
      `select count(*) from pg_stat_activity where usename = $1 and datname = current_database()`,
      [test.login.openClient().user],
    );
    expect(used!.count).toBeLessThanOrEqual(POOL_SIZE + 1);
  });

  it('notices arrive, and migrations run, over the direct connection', async () => {
    const changes = createChanges(db, { warn: () => undefined, info: () => undefined });
    const changed: (string | null)[] = [];
    changes.subscribe('brands', (brand) => changed.push(brand));
    changes.start();
    await until(() => changes.isLive());
    await test.db.query("update brands set hosts = hosts where id = 'andes'");
    await until(() => changed.includes('andes'));
    await changes.close();
    const migrations = readMigrations(join(findRoot(), 'backend/api/migrations'));
    expect(await migrate(db, migrations)).toEqual([]);
  });
});
