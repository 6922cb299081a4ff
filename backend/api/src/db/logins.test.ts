import { join } from 'node:path';
import pg from 'pg';
import { findRoot } from '../lib/findRoot';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { createDatabase, type Database, SERVER_LIMITS } from './database';
import { prepareLogins } from './logins';
import { migrate, readMigrations } from './migrate';

const migrations = readMigrations(join(findRoot(), 'backend/api/migrations'));
const name = `tq_logins_${process.pid}`;
const logins = {
  owner: { user: `${name}_owner`, password: 'first' },
  app: { user: `${name}_app`, password: 'second' },
};
let test: TestDatabase;
let app: Database;
let owner: Database;

const addressOf = ({ user, password }: { user: string; password: string }) => {
  const address = new URL(String(test.db.pool.options.connectionString));
  address.username = user;
  address.password = password;
  return { connectionString: address.href, max: 2 };
};
const prepare = async () => {
  const admin = new pg.Client(test.db.pool.options);
  await admin.connect();
  try {
    await prepareLogins(admin, logins);
  } finally {
    await admin.end();
  }
};

// Creates a data folder of an earlier version, whose superuser created all tables and filled one.
beforeAll(async () => {
  test = await openTestDatabase({ migrated: false });
  await migrate(test.db, migrations);
  await test.db.query("insert into brands (id, hosts, file) values ('mar', '{mar.test}', '{}')");
  await prepare();
  await prepare();
  app = createDatabase(addressOf(logins.app));
  owner = createDatabase(addressOf(logins.owner));
});
afterAll(async () => {
  await app.close();
  await owner.close();
  const { owner: as, app: login } = logins;
  await test.db.query(`reassign owned by ${as.user} to current_user`);
  await test.db.query(`drop owned by ${as.user}, ${login.user}`);
  await test.db.query(`drop role ${as.user}, ${login.user}`);
  await test.close();
});

it.each([
  'create table mine (id int)',
  'create temporary table mine (id int)',
  'create schema mine',
  'create role mine superuser',
  'create extension dblink',
  'create function mine() returns int language sql as $f$ select 1 $f$',
  'drop table brands',
  'truncate bookings',
  'alter table users disable row level security',
  'alter table users owner to current_user',
  'drop policy users_of_brand on users',
  'grant app_rw to app_worker',
  'select rolpassword from pg_authid',
  "select pg_read_file('postgresql.conf')",
  "copy (select 1) to program 'cat'",
  "copy (select 1) to '/tmp/mine'",
  "alter system set log_statement = 'all'",
  `set role ${logins.owner.user}`,
  'set session authorization default; set role postgres',
  'select * from users',
  'set role none; select * from users',
  'set role none; create table mine (id int)',
  "set role none; copy (select 1) to program 'cat'",
  'select people from bookings',
  'update bookings set total = 0',
  'delete from release_log',
  'update brand_versions set number = 1; insert into schema_migrations (id, name, checksum) values (9, $$x$$, $$x$$)',
])('rejects the login: %s', async (sql) => {
  await expect(app.query(sql)).rejects.toMatchObject({
    code: expect.stringMatching(/^(42501|22023|42704)$/),
  });
});

it('lets the login bypass row security by no setting', async () => {
  const withoutPolicies = app.withBrand('mar', async (tx) => {
    await tx.query('set local row_security = off');
    await tx.query('select * from users');
  });
  await expect(withoutPolicies).rejects.toThrow(/row-level security/);
  await app.withBrand('mar', async (tx) => {
    await tx.query(
      "insert into users (id, brand, email, name, password_hash, created_at) values (gen_random_uuid(), 'mar', 'a@mar.test', 'Ana', 'x', now())",
    );
  });
  expect(await app.queryBrand('sol', 'select * from users where $1 > 0', [1])).toEqual([]);
  expect(await app.queryBrand('mar', 'select email from users where $1 > 0', [1])).toEqual([
    { email: 'a@mar.test' },
  ]);
  expect(await app.queryBrands('select brand from users where $1 > 0', [1])).toEqual([
    { brand: 'mar' },
  ]);
  const [role] = await app.query(
    'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_user',
  );
  expect(Object.values(role ?? { none: true })).toEqual([false, false, false, false, false]);
});

it("reads the platform's tables, listens, and locks", async () => {
  expect(await app.query('select id from brands')).toEqual([{ id: 'mar' }]);
  await app.query('listen changes; unlisten changes');
  await app.transaction((tx) => tx.query('lock table brand_versions in share row exclusive mode'));
  // All migrations are applied, so this login may call `migrate`.
  expect(await migrate(app, migrations)).toEqual([]);
});

it('gives the owner all tables, and lets it migrate without being a superuser', async () => {
  const others = await test.db.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> $1
     union all select proname from pg_proc where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) <> $1`,
    [logins.owner.user],
  );
  expect(others).toEqual([]);
  const sql = 'alter table brands add column later int; update users set name = $$Eva$$';
  const more = [...migrations, { id: 9001, name: '9001.sql', sql, checksum: 'x' }];
  expect(await migrate(owner, more)).toEqual(['9001.sql']);
  expect(await test.db.query('select name from users')).toEqual([{ name: 'Eva' }]);
  const [role] = await owner.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  );
  expect(role?.rolsuper).toBe(false);
});

it('gives every table to a brand’s role or to the platform’s', async () => {
  const none = await test.db.query(
    `select relname as name from pg_class c
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and not exists (select from aclexplode(c.relacl) g join pg_roles r on r.oid = g.grantee
         where r.rolname in ('app_rw', 'app_worker', 'app_platform'))`,
  );
  // The table has been unused since releases are in the registry.
  expect(none).toEqual([{ name: 'shells' }]);
});

it('names logins that collide before it changes a role', async () => {
  const admin = new pg.Client(test.db.pool.options);
  await admin.connect();
  const same = { owner: logins.owner, app: logins.owner };
  await expect(prepareLogins(admin, same)).rejects.toThrow('need different names');
  await admin.end();
});

it('gives the login the limits that a pooler does not pass on, and no compiled plans', async () => {
  const client = new pg.Client(addressOf(logins.app));
  await client.connect();
  const { rows } = await client.query(
    "select name, setting from pg_settings where name in ('statement_timeout', 'idle_in_transaction_session_timeout')",
  );
  const { rows: compiling } = await client.query('show jit');
  await client.end();
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual(
    SERVER_LIMITS,
  );
  expect(compiling).toEqual([{ jit: 'off' }]);
});
