import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileCache } from './fileCache';

const HOUR_MS = 3_600_000;
let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'files-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Changes the time of a file as if it had been written that many hours ago. */
const age = (name: string, hours: number) => {
  const at = new Date(Date.now() - hours * HOUR_MS);
  return utimes(join(folder, name), at, at);
};

it('deletes the oldest files beyond its limit', async () => {
  const cache = createFileCache(folder, { maxBytes: 100 });
  for (const [place, name] of ['a', 'b', 'c', 'd'].entries()) {
    await cache.write(`media/${name}.webp`, Buffer.alloc(30));
    await age(`media/${name}.webp`, 4 - place).catch(() => undefined);
  }
  expect(await cache.read('media/a.webp')).toBeNull();
  expect(await cache.read('media/d.webp')).toHaveLength(30);
});

it('deletes files over their age, and lists the newest ones first', async () => {
  const cache = createFileCache(folder, { maxBytes: 100, maxAgeMs: 6 * HOUR_MS });
  for (const name of ['new', 'old', 'oldest']) await cache.write(name, Buffer.from(name));
  await age('old', 5);
  await age('oldest', 7);
  expect(await cache.newest(9)).toEqual(['new', 'old']);
  expect(await cache.newest(1)).toEqual(['new']);
  expect(await readdir(folder)).toEqual(['new', 'old']);
});

it('has no files in a folder that does not exist', async () => {
  const cache = createFileCache(join(folder, 'missing'), { maxBytes: 100 });
  expect([await cache.read('a'), await cache.newest(9)]).toEqual([null, []]);
});
