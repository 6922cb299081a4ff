import { join } from 'node:path';
import { findRoot } from '../lib/findRoot';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { readBrandFiles, seedBrands } from './seedBrands';
import { createBrandStore } from './store';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await seedBrands(test.db, readBrandFiles(join(findRoot(), 'backend/api/brands')));
});
afterAll(() => test.close());

/** A store whose clock and notifications the test controls. `away` simulates a database that does not answer. */
function open() {
  const state = { now: 0, isLive: true, isAway: false, readings: 0 };
  let tell: (brandId: string | null) => void = () => undefined;
  const store = createBrandStore(
    {
      query: async (sql, values) => {
        state.readings += 1;
        if (state.isAway) throw new Error('away');
        return test.db.query(sql, values);
      },
    },
    () => new Date(state.now),
    {
      isLive: () => state.isLive,
      subscribe: (_, onChange) => ((tell = onChange), () => undefined),
    },
  );
  const idOf = async (host: string) => (await store.byHost(host))?.id;
  return { state, store, idOf, tell: (brandId: string | null) => tell(brandId) };
}
const rename = (id: string, name: string) =>
  test.db.query(
    "update brands set file = jsonb_set(file, '{name}', to_jsonb($2::text)) where id = $1",
    [id, name],
  );

it('reads a brand on its first request, once for all waiting callers, and caches it', async () => {
  const { state, store, idOf } = open();
  const requested = await Promise.all([idOf('andes.localhost'), idOf('andes.localhost')]);
  expect([requested, state.readings]).toEqual([['andes', 'andes'], 1]);
  state.now += 60_000;
  expect(await store.byHost('andes.localhost')).toMatchObject({ id: 'andes' });
  expect([await idOf('localhost'), await idOf('[::1]')]).toEqual(['tiquete', 'tiquete']);
  expect(await store.byId('andes')).toMatchObject({ id: 'andes' });
});

it('reloads only the brand whose change was notified', async () => {
  const { state, store, idOf, tell } = open();
  await Promise.all([idOf('andes.localhost'), idOf('localhost')]);
  await rename('andes', 'Andes Nuevo');
  expect(await store.byHost('andes.localhost')).not.toMatchObject({ name: 'Andes Nuevo' });
  tell('andes');
  const before = state.readings;
  expect(await store.byHost('andes.localhost')).toMatchObject({ name: 'Andes Nuevo' });
  await idOf('localhost');
  expect(state.readings).toBe(before + 1);
});

it('reloads a brand that changed while it was being read', async () => {
  const { store, tell } = open();
  await rename('andes', 'Antes');
  const begun = store.byHost('andes.localhost');
  tell('andes');
  await begun;
  await rename('andes', 'Después');
  expect(await store.byHost('andes.localhost')).toMatchObject({ name: 'Después' });
});

it('finds a new host as soon as it is notified, and otherwise after some seconds', async () => {
  const { state, idOf, tell } = open();
  const addHost = (host: string) =>
    test.db.query("update brands set hosts = array_append(hosts, $1) where id = 'andes'", [host]);
  expect([await idOf('uno.test'), await idOf('dos.test')]).toEqual([undefined, undefined]);
  expect([await idOf('uno.test'), state.readings]).toEqual([undefined, 2]);
  await addHost('uno.test');
  tell('andes');
  expect(await idOf('uno.test')).toBe('andes');
  await idOf('dos.test');
  await addHost('dos.test');
  state.now += 5000;
  expect(await idOf('dos.test')).toBe('andes');
});

it('caches a brand for one second while no change can be notified', async () => {
  const { state, store } = open();
  state.isLive = false;
  await store.byHost('andes.localhost');
  await rename('andes', 'Sin aviso');
  state.now += 999;
  expect(await store.byHost('andes.localhost')).not.toMatchObject({ name: 'Sin aviso' });
  state.now += 1;
  expect(await store.byHost('andes.localhost')).toMatchObject({ name: 'Sin aviso' });
});

it('uses the last result while the database is away, and retries once a second', async () => {
  const { state, store, idOf } = open();
  await idOf('andes.localhost');
  Object.assign(state, { isAway: true, isLive: false, now: 5000, readings: 0 });
  expect([await idOf('andes.localhost'), await idOf('andes.localhost')]).toEqual([
    'andes',
    'andes',
  ]);
  expect(state.readings).toBe(1);
  await expect(Promise.resolve(store.byHost('localhost'))).rejects.toThrow('away');
  state.now += 1000;
  await idOf('andes.localhost');
  expect(state.readings).toBe(3);
});

it('caches a limited number of brands, and drops the least requested ones', async () => {
  await test.db.query(
    `insert into brands (id, hosts, file)
     select 'many-' || n, array['many-' || n || '.test'], file || jsonb_build_object('id', 'many-' || n, 'is_default', false)
     from brands, generate_series(1, 501) n where id = 'andes'`,
  );
  const { state, idOf } = open();
  for (let number = 1; number <= 500; number += 1) await idOf(`many-${number}.test`);
  await idOf('many-1.test');
  await idOf('many-501.test');
  expect(state.readings).toBe(501);
  await idOf('many-1.test');
  expect(state.readings).toBe(501);
  await idOf('many-2.test');
  expect(state.readings).toBe(502);
});
