import { appendFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { aDescriptor, aManifest, aPrerenderFile, aShell, writeRelease } from '../testing/releases';
import { readFolder, sha384 } from './readFolder';

let assetsDir: string;
beforeEach(async () => {
  assetsDir = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(assetsDir, { recursive: true }));

it('reads a folder that matches its manifest', async () => {
  const manifest = aManifest();
  await expect(readFolder(await writeRelease(assetsDir, manifest))).resolves.toEqual({
    record: JSON.stringify(manifest),
    published: { kind: 'remote', part: 'hotels', release: 'hotels_aa11', manifest },
    signature: null,
  });
});

it('reads the same record after differences for older releases were added', async () => {
  const manifest = aManifest();
  const folder = await writeRelease(assetsDir, manifest);
  await mkdir(join(folder, 'c.home.11111111.js.dcz/AbC'), { recursive: true });
  await writeFile(join(folder, 'c.home.11111111.js.dcz/AbC/dEf='), 'what to change');
  await expect(readFolder(folder)).resolves.toMatchObject({ published: { manifest } });
});

it('rejects a script whose bytes changed after the build', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await appendFile(join(folder, 'c.home.11111111.js'), ';evil()');
  await expect(readFolder(folder)).rejects.toThrow(
    'hotels_aa11: c.home.11111111.js is not the file of the manifest',
  );
});

it('rejects a script that the manifest does not list', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await writeFile(join(folder, 'extra.js'), 'evil()');
  await expect(readFolder(folder)).rejects.toThrow('extra.js is not in the manifest');
});

it('rejects an unlisted script in a subfolder', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/extra.js'), 'evil()');
  await expect(readFolder(folder)).rejects.toThrow('assets/extra.js is not in the manifest');
});

it('rejects modules that import unlisted modules', async () => {
  const manifest = aManifest('hotels_aa11', { bundler: 'vite' });
  await expect(readFolder(await writeRelease(assetsDir, manifest))).resolves.toMatchObject({
    published: { manifest: { bundler: 'vite' } },
  });
  const text = Buffer.from('import "react"');
  const entry = { raw: text.length, brotli: brotliCompressSync(text).length };
  const folder = await writeRelease(assetsDir, {
    ...manifest,
    integrity: { ...manifest.integrity, [manifest.entry]: sha384(text) },
    sizes: { ...manifest.sizes, [manifest.entry]: entry },
  });
  await writeFile(join(folder, manifest.entry), text);
  await writeFile(join(folder, `${manifest.entry}.br`), brotliCompressSync(text));
  await expect(readFolder(folder)).rejects.toThrow('imports react, which the release does not');
});

it('rejects a folder with a missing script', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await rm(join(folder, 'c.results.11111111.js'));
  await expect(readFolder(folder)).rejects.toThrow('c.results.11111111.js is missing');
});

it('rejects a folder with another name, or without a manifest', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await rename(folder, `${folder}b`);
  await expect(readFolder(`${folder}b`)).rejects.toThrow('the folder is not named hotels_aa11');
  await expect(readFolder(folder)).rejects.toThrow('no release.json');
});

it('rejects a manifest that breaks the contract', async () => {
  const folder = await writeRelease(assetsDir, { ...aManifest(), entry: undefined as never });
  await expect(readFolder(folder)).rejects.toThrow('release.json: entry');
});

it('rejects an entry that was built without the script gate', async () => {
  const manifest = aManifest();
  const entry = Buffer.from('var hotels_aa11;');
  const compressed = brotliCompressSync(entry);
  const size = { raw: entry.length, brotli: compressed.length };
  const folder = await writeRelease(assetsDir, {
    ...manifest,
    integrity: { ...manifest.integrity, [manifest.entry]: sha384(entry) },
    sizes: { ...manifest.sizes, [manifest.entry]: size },
  });
  await writeFile(join(folder, manifest.entry), entry);
  await writeFile(join(folder, `${manifest.entry}.br`), compressed);
  await expect(readFolder(folder)).rejects.toThrow('built without the script gate');
});

it.each([
  [
    'a hidden folder',
    { integrity: { ...aManifest().integrity, '.cache/x.js': 'sha384-x' } },
    'not a plain script name',
  ],
  [
    'a way up inside a name',
    { integrity: { ...aManifest().integrity, 'assets/../x.js': 'sha384-x' } },
    'not a plain script name',
  ],
  [
    'a module whose imports are not listed',
    { entryImports: ['c.gone.js'] },
    'c.gone.js has no integrity',
  ],
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
])('rejects %s', async (_, over, sentence) => {
  const folder = await writeRelease(assetsDir, aManifest('hotels_aa11', over));
  await expect(readFolder(folder)).rejects.toThrow(sentence);
});

it.each([
  ['a size that is not true', { raw: 1, brotli: 1 }, 'has not the size of the manifest'],
  ['no size', undefined, 'has no size'],
])('rejects %s', async (_, size, sentence) => {
  const { sizes } = aManifest();
  const claimed = size ? { ...sizes, 'c.home.11111111.js': size } : {};
  const folder = await writeRelease(assetsDir, aManifest('hotels_aa11', { sizes: claimed }));
  await expect(readFolder(folder)).rejects.toThrow(sentence);
});

it('rejects a script without its compressed form, which the budgets measure', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  await rm(join(folder, 'c.home.11111111.js.br'));
  await expect(readFolder(folder)).rejects.toThrow('c.home.11111111.js.br is missing');
});

it('rejects a missing or changed file with which the server renders', async () => {
  const folder = await writeRelease(
    assetsDir,
    aManifest('hotels_aa11', { prerender: aPrerenderFile() }),
  );
  await expect(readFolder(folder)).resolves.toMatchObject({ published: { part: 'hotels' } });
  const file = join(folder, aPrerenderFile().file);
  await appendFile(file, ';evil()');
  await expect(readFolder(folder)).rejects.toThrow('is not the file of the manifest');
  await rm(file);
  await expect(readFolder(folder)).rejects.toThrow('prerender.0a1b2c3d.cjs is missing');
});

describe('of the shell', () => {
  it('reads its build next to the files of others', async () => {
    const folder = await writeRelease(assetsDir, aShell());
    await writeFile(join(folder, 'main.of-another.js'), 'other()');
    await expect(readFolder(folder)).resolves.toMatchObject({
      published: { kind: 'shell', part: 'shell', release: 'shell_11' },
    });
  });

  it('rejects a script whose bytes changed after the build, and a build without a record', async () => {
    const folder = await writeRelease(assetsDir, aShell());
    await appendFile(join(folder, 'main.0a1b2c3d.js'), ';evil()');
    await expect(readFolder(folder)).rejects.toThrow('is not the file of the manifest');
    await writeRelease(assetsDir, aShell('shell_11', { entry: ['gone.js'] }));
    await expect(readFolder(folder)).rejects.toThrow('gone.js has no integrity');
  });
});

it('reads the signature of the machine that built it, and rejects a malformed one', async () => {
  const folder = await writeRelease(assetsDir, aManifest());
  const signature = { key: '0123456789abcdef', signature: 'A'.repeat(86) };
  await writeFile(join(folder, 'release.sig'), JSON.stringify(signature));
  await expect(readFolder(folder)).resolves.toMatchObject({ signature });
  await writeFile(join(folder, 'release.sig'), '{}');
  await expect(readFolder(folder)).rejects.toThrow('release.sig holds no signature');
});
