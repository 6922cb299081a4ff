import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bucket } from './bucket';
import { createBucketCache } from './bucketCache';
import { createFileCache } from './fileCache';
import { aBucket, aRealBucket } from './testing/buckets';

let home: string;
let now = 0;
let warnings: unknown[] = [];
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'drawn-'));
  [now, warnings] = [1_800_000_000_000, []];
});
afterEach(() => rm(home, { recursive: true }));

/** Cache of one replica, with a disk of its own. */
const aReplica = (name: string, bucket: Parameters<typeof createBucketCache>[0]['bucket']) =>
  createBucketCache({
    bucket,
    prefix: `shop-${process.pid}/pictures`,
    local: createFileCache(join(home, name), { maxBytes: 1e6 }),
    clock: () => new Date(now),
    log: { warn: (...all: unknown[]) => void warnings.push(all) },
  });

const realAddress = process.env.TEST_S3_URL;
if (!realAddress) console.log('SKIPPED: drawn files in a real store, because TEST_S3_URL is unset');
const stores: [string, () => Bucket][] = [['a bucket', aBucket]];
if (realAddress) stores.push(['a store that speaks S3', () => aRealBucket(realAddress)]);
describe.each(stores)('in %s', (_, open) => {
  it('a replica without a file reads the one that another has written, and keeps it', async () => {
    const bucket = open();
    const path = '/media/hb/0/1/640.webp';
    await aReplica('first', bucket).write(path, Buffer.from('drawn'));
    const second = aReplica('second', bucket);
    expect(await second.read(path)).toEqual(Buffer.from('drawn'));
    expect(await createFileCache(join(home, 'second'), { maxBytes: 1e6 }).read(path)).toEqual(
      Buffer.from('drawn'),
    );
    expect(await second.read('/media/hb/0/2/640.webp')).toBeNull();
    expect(warnings).toEqual([]);
    bucket.close();
  });
});

it('uses only the files of this machine while the bucket fails, and tries it again later', async () => {
  const bucket = aBucket();
  let isDown = true;
  let calls = 0;
  const failing = {
    get: (key: string) => {
      calls += 1;
      return isDown ? Promise.reject(new Error('no connection')) : bucket.get(key);
    },
    put: (key: string, bytes: Uint8Array) =>
      isDown ? Promise.reject(new Error('no connection')) : bucket.put(key, bytes),
  };
  const replica = aReplica('only', failing);
  expect(await replica.read('a.webp')).toBeNull();
  await replica.write('a.webp', Buffer.from('a'));
  expect(await replica.read('a.webp')).toEqual(Buffer.from('a'));
  expect(await replica.read('b.webp')).toBeNull();
  expect([calls, warnings.length]).toEqual([1, 1]);

  isDown = false;
  now += 10_001;
  await replica.write('b.webp', Buffer.from('b'));
  expect(await aReplica('other', bucket).read('b.webp')).toEqual(Buffer.from('b'));
});

it('reports a full disk to the caller, and stores the file in the bucket all the same', async () => {
  const bucket = aBucket();
  const local = {
    read: async () => null,
    write: () => Promise.reject(new Error('no space')),
    newest: async () => [],
  };
  const replica = createBucketCache({
    bucket,
    prefix: 'x',
    local,
    clock: () => new Date(now),
    log: { warn: () => undefined },
  });
  await expect(replica.write('a', Buffer.from('a'))).rejects.toThrow('no space');
  expect(await replica.read('a')).toEqual(Buffer.from('a'));
});
