import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { createLocalFiles } from './files/releaseFiles';
import { addKey } from './keys/publishers';
import { createRegistry, type Registry } from './registry/registry';
import { createReleaseReader } from './registry/releaseReader';
import { aKey, anActor } from './testing/registry';
import { aDescriptor, aFlightsManifest, aManifest, aShell, writeRelease } from './testing/releases';
import { parseReleases, registerFromAssets } from './registerFromAssets';

let database: TestDatabase;
let registry: Registry;
let assetsDir: string;
beforeEach(async () => {
  database = await openTestDatabase();
  assetsDir = await mkdtemp(join(tmpdir(), 'assets-'));
  registry = createRegistry({
    db: database.db,
    files: createLocalFiles(assetsDir),
    isTaken: () => false,
  });
  await addKey(database.db, { publisher: 'own', publicKey: aKey().publicKey, parts: ['*'] });
});
afterEach(async () => {
  await rm(assetsDir, { recursive: true });
  await database.close();
});

const start = (wanted: string, key: ReturnType<typeof aKey> | null = aKey()) =>
  registerFromAssets({
    registry,
    assetsDir,
    wanted: parseReleases(wanted),
    key,
    actor: anActor(),
  });
const current = async () =>
  (await createReleaseReader(database.db).composition(null)).current.map(
    ({ manifest, fallback }) => [manifest.release, fallback?.release ?? null],
  );
const nothing = { registered: [], refused: [], promoted: [] };

it('registers the releases on disk and publishes the configured ones, once', async () => {
  await writeRelease(assetsDir, aShell());
  await writeRelease(assetsDir, aManifest());
  await expect(start('hotels=hotels_aa11,shell=shell_11')).resolves.toEqual({
    registered: ['shell_11', 'hotels_aa11'],
    refused: [],
    promoted: expect.arrayContaining(['shell_11', 'hotels_aa11']),
  });
  await expect(start('hotels=hotels_aa11,shell=shell_11')).resolves.toEqual(nothing);
});

it('makes the wanted builds current, and never a release that was rolled back', async () => {
  await writeRelease(assetsDir, aManifest());
  await start('hotels=hotels_aa11');
  await writeRelease(assetsDir, aManifest('hotels_bb22'));
  await start('hotels=hotels_bb22');
  await expect(current()).resolves.toEqual([['hotels_bb22', 'hotels_aa11']]);
  await registry.rollback(anActor(), { part: 'hotels', brand: null, set: null });
  const report = await start('hotels=hotels_bb22');
  expect(report.refused).toEqual([expect.stringContaining('hotels_bb22 is in quarantine')]);
  await expect(current()).resolves.toEqual([['hotels_aa11', null]]);
});

it('rejects a changed folder and continues with the others', async () => {
  const tampered = await writeRelease(assetsDir, aManifest('hotels_bb22'));
  await appendFile(join(tampered, 'c.home.11111111.js'), ';evil()');
  await writeRelease(assetsDir, aManifest());
  await expect(start('hotels=hotels_bb22')).resolves.toEqual({
    registered: ['hotels_aa11'],
    refused: [expect.stringContaining('hotels_bb22: c.home.11111111.js is not the file')],
    promoted: [],
  });
});

it('registers only releases that pages can run, and all of those', async () => {
  await writeRelease(assetsDir, aShell());
  await writeRelease(
    assetsDir,
    aManifest('hotels_aa11', { descriptor: aDescriptor({ contract: '^2.0.0' }) }),
  );
  await writeRelease(assetsDir, aFlightsManifest());
  const report = await start('shell=shell_11,hotels=hotels_aa11,flights=flights_aa11');
  expect(report.registered).toEqual(['shell_11', 'flights_aa11']);
  expect(report.refused).toEqual([
    expect.stringContaining('hotels_aa11 was written for contract ^2.0.0'),
  ]);
  await expect(current()).resolves.toEqual([['flights_aa11', null]]);
});

it('accepts a shell and remotes that only run together', async () => {
  await writeRelease(assetsDir, aShell());
  await writeRelease(assetsDir, aManifest());
  await start('shell=shell_11,hotels=hotels_aa11');
  await writeRelease(assetsDir, aShell('shell_22', { contract: '2.0.0' }));
  const newer = aDescriptor({ contract: '^2.0.0' });
  await writeRelease(assetsDir, aManifest('hotels_bb22', { descriptor: newer }));
  await expect(start('shell=shell_22,hotels=hotels_bb22')).resolves.toMatchObject({
    refused: [],
    promoted: expect.arrayContaining(['shell_22', 'hotels_bb22']),
  });
});

it('signs no release without a key, and accepts those that were signed elsewhere', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await expect(start('hotels=hotels_aa11', null)).resolves.toEqual({
    ...nothing,
    refused: [expect.stringContaining('hotels_aa11: it is not signed')],
  });
  const signature = aKey().sign(JSON.stringify(aManifest()));
  await writeFile(join(folder, 'release.sig'), JSON.stringify({ key: aKey().id, signature }));
  await expect(start('hotels=hotels_aa11', null)).resolves.toMatchObject({
    registered: ['hotels_aa11'],
    promoted: ['hotels_aa11'],
  });
});

it('moves no locked remote, and starts all the same', async () => {
  await writeRelease(assetsDir, aManifest());
  await start('hotels=hotels_aa11');
  await registry.lock(anActor(), { brand: null, part: 'hotels', reason: 'Semana Santa' });
  await writeRelease(assetsDir, aManifest('hotels_bb22'));
  const report = await start('hotels=hotels_bb22');
  expect(report.refused).toEqual([expect.stringContaining('Semana Santa')]);
  await expect(current()).resolves.toEqual([['hotels_aa11', null]]);
});

it('starts without any build', async () => {
  await expect(start('')).resolves.toEqual(nothing);
});
