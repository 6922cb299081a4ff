import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../testing/testApp';

/** Tables of the platform. The roles of brands have no rights on them; only the owner reads and writes them. */
const SHARED = [
  'brands',
  'schema_migrations',
  'secrets',
  'shells',
  'releases',
  'release_pointers',
  'brand_pointers',
  'release_sets',
  'release_locks',
  'release_log',
  'release_signatures',
  'release_canaries',
  'release_health',
  'release_reports',
  'publisher_keys',
  'brand_versions',
  'brand_pictures',
  'brand_hosts',
  'brand_platform',
  'brand_senders',
  'release_forged_reports',
  'supplier_paces',
];
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  for (const brand of ['tiquete', 'andes'])
    await test.addUser(brand, 'ana@viajes.test', 'clave-muy-larga-7');
});
afterAll(() => test.close());

it('forces row-level security on every table of a brand', async () => {
  const open = await test.deps.db.query<{ name: string }>(
    `select relname as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname = 'public' and relkind = 'r' and not (relrowsecurity and relforcerowsecurity) order by 1`,
  );
  expect(open.map(({ name }) => name).filter((name) => !SHARED.includes(name))).toEqual([]);
});

it('grants the roles of brands no rights on tables of forged reports, merchants and senders', async () => {
  const granted = await test.deps.db.query(
    `select table_name from information_schema.role_table_grants
     where table_name in ('brand_platform', 'brand_senders', 'release_forged_reports') and grantee in ('app_rw', 'app_worker')`,
  );
  expect(granted).toEqual([]);
});

it('reads and writes the rows of one brand only, with any query', async () => {
  const { db } = test.deps;
  expect(await db.withBrand('andes', (tx) => tx.query('select distinct brand from users'))).toEqual(
    [{ brand: 'andes' }],
  );
  expect(await db.withBrand('nobody', (tx) => tx.query('select brand from users'))).toEqual([]);
  expect(
    await db.withBrand('andes', (tx) =>
      tx.query("update users set name = 'x' where brand = 'tiquete' returning id"),
    ),
  ).toEqual([]);
  const foreign = db.withBrand('andes', (tx) =>
    tx.query(
      "insert into users (id, brand, email, name, password_hash, created_at) values ($1, 'tiquete', 'x@x.co', 'x', 'x', now())",
      [randomUUID()],
    ),
  );
  await expect(foreign).rejects.toThrow(/row-level security/);
  await expect(db.withBrand('andes', (tx) => tx.query('select * from secrets'))).rejects.toThrow(
    /permission denied/,
  );
});

it('stays within the brand when everything is sent at once, and stores nothing of what is rejected', async () => {
  const { db } = test.deps;
  const namesOf = async (brand: string) =>
    (await db.queryBrand(brand, 'select distinct brand, name from users', [])).map(
      (row) => row.brand,
    );
  expect([await namesOf('andes'), await namesOf('nobody')]).toEqual([['andes'], []]);
  const rename = 'update users set name = $1 where brand = $2 returning id';
  expect(await db.queryBrand('andes', rename, ['x', 'tiquete'])).toEqual([]);
  const all = Array.from({ length: 30 }, (_, turn) =>
    turn % 2 === 0
      ? namesOf('andes')
      : db.queryBrand('andes', "update users set name = 'y' where 1 / $1::int > 0", [0]),
  );
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(15);
  await expect(db.queryBrand('andes', 'select * from secrets', [])).rejects.toThrow(
    /permission denied/,
  );
  const known = await db.query("select id from users where name in ('x', 'y')");
  expect(known).toEqual([]);
});

it("lets the worker's role read every brand, take leases, delete expired rows, and write nothing else", async () => {
  const { db } = test.deps;
  const names = 'select distinct brand from users order by 1';
  expect(await db.queryBrands(names, [])).toEqual([{ brand: 'andes' }, { brand: 'tiquete' }]);
  expect(await db.queryBrands('update mails set lease_until = $1', [new Date()])).toEqual([]);
  for (const refused of [
    "update users set name = 'x' where id is not null and $1 > 0",
    'update bookings set next_at = now() where $1 > 0',
    'insert into brands (id) values ($1)',
    'delete from bookings where $1 > 0',
    'select * from secrets where $1 > 0',
  ])
    await expect(db.queryBrands(refused, [1])).rejects.toThrow(/permission denied/);
});

it('gives the next user of a connection neither the role nor the brand', async () => {
  const { db } = test.deps;
  await Promise.all(
    Array.from({ length: 30 }, () =>
      db.withBrand('andes', (tx) => tx.query('select 1')).catch(() => undefined),
    ),
  );
  await db.queryBrand('andes', 'select 1', []);
  await db.queryBrands('select 1', []);
  await db.queryBrand('andes', 'select 1 / $1::int', [0]).catch(() => undefined);
  await db.withBrand('andes', () => Promise.reject(new Error('stop'))).catch(() => undefined);
  const rows = await Promise.all(
    Array.from({ length: 30 }, () =>
      db.query<{ brand: string; same: boolean }>(
        "select current_setting('app.brand', true) as brand, current_user = session_user as same",
      ),
    ),
  );
  expect(rows.flat().every(({ brand, same }) => !brand && same)).toBe(true);
});
