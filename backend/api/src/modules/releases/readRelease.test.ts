import { appendFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRelease, sha384 } from './readRelease';
import { aDescriptor, aManifest, writeRelease } from './testing/releases';

let assetsDir: string;
beforeEach(async () => {
  assetsDir = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(assetsDir, { recursive: true }));

it('reads a folder that is what its manifest says', async () => {
  const manifest = aManifest();
  await expect(readRelease(await writeRelease(assetsDir, manifest))).resolves.toEqual(manifest);
});

it('reads it the same after differences were added for browsers that have an older release', async () => {
  const manifest = aManifest();
  const folder = await writeRelease(assetsDir, manifest);
  await mkdir(join(folder, 'c.home.11111111.js.dcz/AbC'), { recursive: true });
  await writeFile(join(folder, 'c.home.11111111.js.dcz/AbC/dEf='), 'what to change');
  await expect(readRelease(folder)).resolves.toEqual(manifest);
});

it('refuses a script whose bytes changed after the build', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await appendFile(join(folder, 'c.home.11111111.js'), ';evil()');
  await expect(readRelease(folder)).rejects.toThrow(
    'hotels_aa11: c.home.11111111.js is not the file of the manifest',
  );
});

it('refuses a script that the manifest does not list', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await writeFile(join(folder, 'extra.js'), 'evil()');
  await expect(readRelease(folder)).rejects.toThrow('extra.js is not in the manifest');
});

it('refuses a folder with a script missing', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await rm(join(folder, 'c.results.11111111.js'));
  await expect(readRelease(folder)).rejects.toThrow('c.results.11111111.js is missing');
});

it('refuses a folder under another name, or without a manifest', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await rename(folder, `${folder}b`);
  await expect(readRelease(`${folder}b`)).rejects.toThrow('the folder is not named hotels_aa11');
  await expect(readRelease(folder)).rejects.toThrow('no release.json');
});

it('refuses a manifest that breaks the contract', async () => {
  const folder = await writeRelease(assetsDir, { ...aManifest(), entry: undefined as never });
  await expect(readRelease(folder)).rejects.toThrow('release.json: entry');
});

it('refuses an entry that was built without the script gate', async () => {
  const manifest = aManifest();
  const entry = Buffer.from('var hotels_aa11;');
  const folder = await writeRelease(assetsDir, {
    ...manifest,
    integrity: { ...manifest.integrity, [manifest.entry]: sha384(entry) },
  });
  await writeFile(join(folder, manifest.entry), entry);
  await expect(readRelease(folder)).rejects.toThrow('built without the script gate');
});

it.each([
  [
    'a name that leaves the folder',
    { integrity: { ...aManifest().integrity, '../../x.js': 'sha384-x' } },
    'not a plain script name',
  ],
  [
    'a chunk without a hash',
    { chunks: { ...aManifest().chunks, home: ['c.other.js'] } },
    'c.other.js has no integrity',
  ],
  [
    'a page without a chunk',
    { descriptor: aDescriptor({ routes: [{ ...aDescriptor().routes[0]!, page: 'detail' }] }) },
    'names the chunk detail',
  ],
  [
    "another remote's descriptor",
    { descriptor: aDescriptor({ id: 'flights' }) },
    'the descriptor is of flights',
  ],
  [
    'a release named after another remote',
    { release: 'flights_aa11' },
    'does not start with hotels_',
  ],
])('refuses %s', async (_, over, sentence) => {
  const folder = await writeRelease(assetsDir, aManifest('hotels_aa11', over));
  await expect(readRelease(folder)).rejects.toThrow(sentence);
});
