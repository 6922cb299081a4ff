import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseManifest } from '@tiquete/contracts';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { bootOf } from '../document/testing/documents';
import { aDescriptor, aManifest } from './testing/releases';

let test: TestApp;
beforeAll(async () => {
  const distDir = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(distDir, 'shell'));
  const integrity = { 'main.js': 'sha384-main' };
  await writeFile(
    join(distDir, 'shell/shell.json'),
    JSON.stringify({ entry: ['main.js'], integrity }),
  );
  test = await startTestApp({ config: { distDir } });
}, 60_000);
beforeEach(() => test.deps.db.query('truncate releases, release_pointers'));
afterAll(() => test.close());

/** As a newer api, or one with other products, would have registered it. */
async function makeCurrent(manifest: ReleaseManifest | object, remote: string, release: string) {
  const { db } = test.deps;
  await db.query('insert into releases (remote, release, manifest) values ($1, $2, $3)', [
    remote,
    release,
    JSON.stringify(manifest),
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
const complaints = () =>
  test
    .logged()
    .split('\n')
    .filter((line) => line.includes('cannot be read') && line.includes('"level":"error"'));

it('a release that this api cannot read costs its own remote only, and is reported once', async () => {
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

it('pages get the release before it in its place', async () => {
  await makeCurrent(aManifest('hotels_aa11'), 'hotels', 'hotels_aa11');
  await makeCurrent(anUnknownTab('hotels_zz22'), 'hotels', 'hotels_zz22');
  expect(await releasesOn('/')).toEqual(['hotels_aa11']);
  expect((await get('/readyz')).json().unreadable).toEqual([
    { remote: 'hotels', release: 'hotels_zz22', instead: 'hotels_aa11' },
  ]);
  await makeCurrent(aManifest('hotels_bb22'), 'hotels', 'hotels_bb22');
  expect((await get('/readyz')).json()).toEqual({ status: 'ok' });
});

it('is not ready when no page can be answered, whatever of the storage is', async () => {
  const failing = jest.spyOn(test.deps.releases, 'current').mockRejectedValue(new Error('down'));
  expect((await get('/readyz')).statusCode).toBe(503);
  failing.mockRestore();
});
