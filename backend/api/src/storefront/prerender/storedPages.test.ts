import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCache } from '../../lib/cache/createCache';
import { createFileCache } from '../../lib/cache/fileCache';
import { packJson } from '../../lib/cache/json';
import { createStoredPages, type StoredPage } from './storedPages';

const NOON = Date.parse('2026-11-22T17:00:00Z');
const KEY = 'tiquete hash set_a / 2026-11-22';
const aPage = (html = '<h1>Hoteles</h1>', until = NOON + 1000): StoredPage => ({
  page: { html, styles: [], page: { path: '/', release: null, state: {} } },
  hasAnswers: true,
  renewFrom: NOON,
  until,
});

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'rendered-'))));
afterEach(() => rm(folder, { recursive: true }));

const warnings: unknown[] = [];
/** The pages of a process that has just started, and of which the cache is empty. */
const start = (now = NOON, at = folder) =>
  createStoredPages({
    cache: createCache({ clock: () => now }),
    disk: createFileCache(at, { maxBytes: 1e6 }),
    clock: () => new Date(now),
    log: { warn: (found: unknown) => warnings.push(found) },
  });
async function restored(pages = start()): Promise<string[]> {
  const keys: string[] = [];
  for await (const [key] of pages.restore()) keys.push(key);
  return keys;
}
/** Changes the bytes of the only file. */
async function change(edit: (bytes: Buffer) => Buffer | Promise<Buffer>) {
  const [file = ''] = await readdir(folder);
  const path = join(folder, file);
  await writeFile(path, await edit(await readFile(path)));
}

it('finds a page on disk after a restart', async () => {
  await start().store(KEY, aPage());
  expect(await start().find(KEY)).toEqual(aPage());
  expect(await restored()).toEqual([KEY]);
  expect(await start().find(`${KEY} other`)).toBeUndefined();
});

it('finds no page that has expired', async () => {
  await start().store(KEY, aPage());
  const later = start(NOON + 2000);
  expect([await later.find(KEY), await restored(later)]).toEqual([undefined, []]);
});

it.each<[string, (bytes: Buffer) => Buffer | Promise<Buffer>]>([
  ['is incomplete', (bytes) => bytes.subarray(0, 50)],
  ['has changed bytes', (bytes) => Buffer.concat([bytes.subarray(0, 40), Buffer.from('x')])],
  ['is no page', () => packJson({ key: KEY, stored: { html: '' } })],
  ['is another page', () => packJson({ key: 'other', stored: aPage() })],
  [
    'has a page with a script',
    () => packJson({ key: KEY, stored: aPage('<script>alert(1)</script>') }),
  ],
])('finds no page in a file that %s', async (_, edit) => {
  await start().store(KEY, aPage());
  await change(edit);
  expect(await start().find(KEY)).toBeUndefined();
  expect(await restored()).not.toContain(KEY);
});

it('works without a disk, and reports that it cannot store', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const pages = start(NOON, file);
  await pages.store(KEY, aPage());
  expect(warnings).toMatchObject([{ err: { code: 'EEXIST' } }]);
  expect([await pages.find(KEY), await restored(start(NOON, file))]).toEqual([aPage(), []]);
});
