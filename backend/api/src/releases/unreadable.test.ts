import type { ReleaseManifest } from '@tiquete/contracts';
import { startTestApp, type TestApp } from '../testing/testApp';
import { bootOf } from '../storefront/testing/documents';
import { keyIdOf } from './keys/signature';
import { aKey, openTestRegistry } from './testing/registry';
import { aDescriptor, aManifest, aShell } from './testing/releases';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  const { ship } = await openTestRegistry(test.deps.db);
  await ship(aShell());
});
beforeEach(() =>
  test.deps.db.query(
    "delete from release_pointers where remote <> 'shell'; delete from release_signatures where release not like 'shell%'; delete from releases where remote <> 'shell'",
  ),
);
afterAll(() => test.close());

/** Registers a release as a newer api, or one with other products, would have done. */
async function makeCurrent(
  manifest: ReleaseManifest | object,
  remote: string,
  release: string,
  key = aKey(),
) {
  const { db } = test.deps;
  const record = JSON.stringify(manifest);
  await db.query(
    'insert into releases (remote, release, manifest, record) values ($1, $2, $3, $4)',
    [remote, release, record, record],
  );
  await db.query('insert into release_signatures (release, key, signature) values ($1, $2, $3)', [
    release,
    key.id,
    key.sign(record),
  ]);
  await db.query(
    `insert into release_pointers as pointer (remote, release) values ($1, $2)
     on conflict (remote) do update set previous = pointer.release, release = excluded.release`,
    [remote, release],
  );
}
const anUnknownTab = (release: string) => ({
  ...aManifest(release),
  descriptor: { ...aDescriptor(), tab: { ...aDescriptor().tab, icon: 'submarine' } },
});
const cruises = aManifest('cruises_aa11', {
  remote: 'cruises',
  descriptor: aDescriptor({
    id: 'cruises',
    tab: undefined,
    slice: 'cruise',
    slots: {},
    routes: [],
  }),
});
const get = (url: string) => test.app.inject({ url, headers: { host: 'localhost' } });
const releasesOn = async (url: string) =>
  bootOf((await get(url)).body).remotes.map(({ release }) => release);
const unreadable = async () => (await get('/readyz')).json().unreadable;
const complaints = () =>
  test
    .logged()
    .split('\n')
    .filter(
      (line) => line.includes('cannot be given to pages') && line.includes('"level":"error"'),
    );

it('a release that this api cannot read removes only its own remote, and is reported once', async () => {
  await makeCurrent(anUnknownTab('hotels_zz11'), 'hotels', 'hotels_zz11');
  await makeCurrent(cruises, 'cruises', 'cruises_aa11');
  for (const page of ['/login', '/terms', '/']) expect((await get(page)).statusCode).not.toBe(503);
  expect(await releasesOn('/login')).toEqual(['cruises_aa11']);
  expect(complaints()).toEqual([expect.stringContaining('hotels_zz11')]);
  expect(complaints()[0]).toContain('descriptor.tab.icon');

  const ready = await get('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({
    status: 'degraded',
    unreadable: [{ remote: 'hotels', release: 'hotels_zz11', instead: null }],
  });
  const measured = await test.deps.metrics.registry.metrics();
  expect(measured).toContain('release_unreadable{remote="hotels"} 1');
  expect(measured).toContain('release_unreadable{remote="cruises"} 0');
});

it('pages get the previous release in its place', async () => {
  await makeCurrent(aManifest('hotels_aa11'), 'hotels', 'hotels_aa11');
  await makeCurrent(anUnknownTab('hotels_zz22'), 'hotels', 'hotels_zz22');
  expect(await releasesOn('/')).toEqual(['hotels_aa11']);
  expect((await get('/readyz')).json().unreadable).toEqual([
    { remote: 'hotels', release: 'hotels_zz22', instead: 'hotels_aa11' },
  ]);
  await makeCurrent(aManifest('hotels_bb22'), 'hotels', 'hotels_bb22');
  expect((await get('/readyz')).json()).toEqual({ status: 'ok' });
});

it('is not ready when no page can be served, for any failure of the storage', async () => {
  const failing = jest
    .spyOn(test.deps.releases, 'composition')
    .mockRejectedValue(new Error('down'));
  expect((await get('/readyz')).statusCode).toBe(503);
  failing.mockRestore();
});

describe('a release without a valid signature is served to no visitor', () => {
  const remotesOn = async (url: string) =>
    bootOf((await get(url)).body).remotes.map(({ release }) => release);
  const addKey = (byte: number, parts: string[], revoked = false) =>
    test.deps.db.query(
      `insert into publisher_keys (id, publisher, public_key, parts, revoked_at) values ($1, 'team', $2, $3, $4)
       on conflict (id) do update set parts = excluded.parts, revoked_at = excluded.revoked_at`,
      [
        keyIdOf(aKey(byte).publicKey),
        aKey(byte).publicKey,
        parts,
        revoked ? test.deps.clock() : null,
      ],
    );
  beforeEach(() => makeCurrent(aManifest('hotels_aa11'), 'hotels', 'hotels_aa11'));

  it('when its key may release other remotes only', async () => {
    await addKey(2, ['flights']);
    await makeCurrent(aManifest('hotels_cc11'), 'hotels', 'hotels_cc11', aKey(2));
    expect(await remotesOn('/login')).toEqual(['hotels_aa11']);
    expect(await unreadable()).toEqual([
      { remote: 'hotels', release: 'hotels_cc11', instead: 'hotels_aa11' },
    ]);
  });

  it('once its key is revoked, until another key has signed it', async () => {
    await addKey(3, ['hotels']);
    await makeCurrent(aManifest('hotels_dd11'), 'hotels', 'hotels_dd11', aKey(3));
    expect(await remotesOn('/login')).toEqual(['hotels_dd11']);
    await addKey(3, ['hotels'], true);
    expect(await remotesOn('/login')).toEqual(['hotels_aa11']);
    const record = JSON.stringify(aManifest('hotels_dd11'));
    await test.deps.db.query(
      "insert into release_signatures (release, key, signature) values ('hotels_dd11', $1, $2)",
      [aKey().id, aKey().sign(record)],
    );
    expect(await remotesOn('/login')).toEqual(['hotels_dd11']);
  });

  it('when other bytes were written into its record', async () => {
    await makeCurrent(aManifest('hotels_ee11'), 'hotels', 'hotels_ee11');
    await test.deps.db.query(
      "update releases set record = replace(record, 'sha384-', 'sha384-x') where release = 'hotels_ee11'",
    );
    expect(await remotesOn('/login')).toEqual(['hotels_aa11']);
    expect(await unreadable()).toHaveLength(1);
  });
});
