import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aManifest, aPrerenderFile, aShell, writeRelease } from '../testing/releases';
import { remoteOf, shellOf } from '../records/parseRecord';
import type { Bucket } from '../../lib/cache/bucket';
import { aBucket, aRealBucket } from '../../lib/cache/testing/buckets';
import { createBucketFiles } from './bucketFiles';
import { createLocalFiles, type ReleaseFiles } from './releaseFiles';

let home: string;
let runs = 0;
let now = 0;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'files-'));
  runs += 1;
});
afterEach(() => rm(home, { recursive: true }));

const inBucket = (bucket: Bucket) => () =>
  createBucketFiles(bucket, {
    prefix: `test-${process.pid}-${Date.now()}-${runs}`,
    cacheDir: join(home, 'cache'),
    clock: () => new Date(now),
  });
const realAddress = process.env.TEST_S3_URL;
const stores: [string, () => ReleaseFiles][] = [
  ['a folder of this machine', () => createLocalFiles(join(home, 'served'))],
  ['a bucket', inBucket(aBucket())],
  ...(realAddress
    ? [
        ['a store that speaks S3', inBucket(aRealBucket(realAddress))] as [
          string,
          () => ReleaseFiles,
        ],
      ]
    : []),
];

describe.each(stores)('in %s', (_, open) => {
  it('stores a release as it was built, with its differences', async () => {
    const files = open();
    const manifest = aManifest('hotels_aa11', { prerender: aPrerenderFile() });
    const published = remoteOf(manifest);
    expect(await files.problem(published)).toContain('is missing');
    const folder = await writeRelease(join(home, 'built'), manifest);
    const delta = ['c.home.11111111.js.dcz', 'AbC', 'dEf='];
    await mkdir(join(folder, ...delta.slice(0, -1)), { recursive: true });
    await writeFile(join(folder, ...delta), 'what to change');
    await files.add(folder, published);
    expect(await files.problem(published)).toBeNull();
    const release = ['remotes', 'hotels', 'hotels_aa11'];
    for (const file of [manifest.entry, `${manifest.entry}.br`, join(...delta)]) {
      await files.ensure([...release, ...(file.includes('/') ? delta : [file])]);
      expect(await readFile(join(files.root, ...release, file))).toEqual(
        await readFile(join(folder, file)),
      );
    }
    files.close();
  });

  it('never changes a stored release', async () => {
    const files = open();
    const published = remoteOf(aManifest());
    const folder = await writeRelease(join(home, 'built'), aManifest());
    await files.add(folder, published);
    await writeFile(join(folder, 'c.home.11111111.js'), 'evil()');
    await files.add(folder, published);
    expect(await files.problem(published)).toBeNull();
    files.close();
  });

  it('stores releases of the shell side by side', async () => {
    const files = open();
    for (const release of ['shell_11', 'shell_22']) {
      const shell = aShell(release);
      await files.add(await writeRelease(join(home, release), shell), shellOf(shell));
    }
    await files.ensure(['shell', 'main.0a1b2c3d.js']);
    expect(await files.problem(shellOf(aShell('shell_11')))).toBeNull();
    files.close();
  });
});

describe('of a bucket', () => {
  it('are fetched once with their compressed forms by simultaneous readers', async () => {
    const bucket = aBucket();
    const files = inBucket(bucket)();
    await files.add(await writeRelease(join(home, 'built'), aManifest()), remoteOf(aManifest()));
    const path = ['remotes', 'hotels', 'hotels_aa11', aManifest().entry];
    await Promise.all([files.ensure(path), files.ensure(path)]);
    await files.ensure(path);
    const names = bucket.requests.map((key) => key.replace(/^.*\//, ''));
    expect(names).toEqual([
      'remoteEntry.11111111.js.br',
      'remoteEntry.11111111.js.gz',
      'remoteEntry.11111111.js',
    ]);
  });

  it('that are missing are requested again only after a minute', async () => {
    const bucket = aBucket();
    const files = inBucket(bucket)();
    const request = () => files.ensure(['shell', 'made-up.svg']);
    await request();
    await request();
    expect(bucket.requests).toHaveLength(1);
    now += 61_000;
    await request();
    expect(bucket.requests).toHaveLength(2);
  });
});

if (realAddress)
  describe('a real store', () => {
    it('returns a file as large as any script unchanged, and lists more than one page', async () => {
      const bucket = aRealBucket(realAddress);
      const bytes = randomBytes(700_000);
      const prefix = `large-${process.pid}-${Date.now()}`;
      await bucket.put(`${prefix}/main.js`, bytes);
      expect(Buffer.from((await bucket.get(`${prefix}/main.js`)) ?? []).equals(bytes)).toBe(true);
      expect([await bucket.has(`${prefix}/main.js`), await bucket.has(`${prefix}/no.js`)]).toEqual([
        true,
        false,
      ]);
      const names = Array.from({ length: 1005 }, (_, number) => `${prefix}/list/${number}`);
      for (let first = 0; first < names.length; first += 20)
        await Promise.all(
          names.slice(first, first + 20).map((name) => bucket.put(name, Buffer.from('x'))),
        );
      expect((await bucket.list(`${prefix}/list/`)).sort()).toEqual(names.sort());
      bucket.close();
    });

    it('rejects a wrong key with an error, not as a missing file', async () => {
      const bucket = aRealBucket(realAddress, 'not-the-secret');
      await expect(bucket.get('any')).rejects.toThrow();
      await expect(bucket.put('any', Buffer.from('x'))).rejects.toThrow();
      bucket.close();
    });
  });
