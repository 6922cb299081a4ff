import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCache, type Cache } from '../../lib/cache/createCache';
import { createFileCache } from '../../lib/cache/fileCache';
import { DrawingError } from '../../lib/drawing/drawProcess';
import { aManifest } from '../../releases/testing/releases';
import { aBrandFile } from '../testing/documents';
import { createPrerenderedPages, type PageToRender, type ReadAnswers } from './prerenderedPages';
import type { RenderJob } from './renderJob';
import { createStoredPages } from './storedPages';

const MORNING = Date.parse('2026-11-22T15:00:00Z');
const FEATURED = '/api/hotels/featured';
const FILE = { file: 'prerender.0a1b2c3d.cjs', integrity: 'sha384-x' };

const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'rendered-'));
  folders.push(folder);
  return folder;
};
/** Files of the releases that the tests render. */
const RELEASES = aFolder();
for (const folder of ['shell', 'remotes/hotels/hotels_aa11']) {
  mkdirSync(join(RELEASES, folder), { recursive: true });
  writeFileSync(join(RELEASES, folder, FILE.file), '');
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

interface Given {
  fails?: () => boolean;
  readAnswers?: ReadAnswers;
  cache?: Cache;
  /** Folder of the pages on disk. */
  folder?: string;
  /** Folder of the files of releases. */
  files?: string;
}
/** Pages of a renderer that counts its jobs, with a clock that the test sets. */
function aSite(given: Given = {}) {
  const jobs: RenderJob[] = [];
  const failures: string[] = [];
  let now = MORNING;
  const pages = createPrerenderedPages({
    renderer: {
      async render(job) {
        jobs.push(job);
        if (given.fails?.()) throw new DrawingError('failed', 'it failed');
        const html = `<h1>${jobs.length}</h1>`;
        return { html, styles: [], page: { path: job.path, release: null, state: {} } };
      },
      close: () => undefined,
    },
    storedPages: createStoredPages({
      cache: given.cache ?? createCache({ clock: () => now }),
      disk: createFileCache(given.folder ?? aFolder(), { maxBytes: 1e6 }),
      clock: () => new Date(now),
      log: { warn: () => undefined },
    }),
    files: { root: given.files ?? RELEASES, ensure: async () => undefined },
    readAnswers:
      given.readAnswers ?? (async () => ({ answers: { [FEATURED]: [] }, freshMs: 300_000 })),
    clock: () => new Date(now),
    log: { warn: () => undefined },
    onFailure: ({ release }) => failures.push(release),
  });
  return { pages, jobs, failures, wait: (ms: number) => (now += ms) };
}
const aPage = (over: Partial<PageToRender> = {}): PageToRender => ({
  brand: BRAND,
  set: 'set_a',
  shell: { release: 'shell_a', prerender: FILE },
  remote: { ...aManifest(), prerender: FILE },
  path: '/',
  shows: 'page',
  data: [FEATURED],
  boot: () => {
    throw new Error('not read by this renderer');
  },
  ...over,
});
const BRAND = aBrandFile();
/** Resolves after the work that a visit has started. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const withBoot = (page: PageToRender): PageToRender => ({ ...page, boot: () => ({}) as never });
const htmlOf = (page: { html: string } | null) => page?.html ?? null;

it('gives the first visit nothing and renders in the background for the next ones', async () => {
  const { pages, jobs } = aSite();
  const page = withBoot(aPage());
  expect(pages.find(page)).toBeNull();
  await pages.prepare(page);
  expect([htmlOf(pages.find(page)), jobs.length]).toEqual(['<h1>1</h1>', 2]);
  expect(jobs[0]).toMatchObject({
    shell: { path: join(RELEASES, 'shell', FILE.file) },
    remote: { path: join(RELEASES, 'remotes/hotels/hotels_aa11', FILE.file) },
    answers: { [FEATURED]: [] },
  });
});

it('renders once for visits at the same time', async () => {
  const { pages, jobs } = aSite();
  const page = withBoot(aPage());
  pages.find(page);
  pages.find(page);
  await Promise.all([pages.prepare(page), pages.prepare(page)]);
  // With its answers and without.
  expect(jobs).toHaveLength(2);
});

it.each<[string, Partial<PageToRender>]>([
  ['another set of releases', { set: 'set_b' }],
  ['another path', { path: '/flights' }],
  ['another brand', { brand: aBrandFile({ id: 'andes' }) }],
  ['changed content of the brand', { brand: aBrandFile({ name: 'Otra' }) }],
])('does not use the page for %s', async (_, over) => {
  const { pages } = aSite();
  await pages.prepare(withBoot(aPage()));
  expect(pages.find(withBoot(aPage(over)))).toBeNull();
});

it('does not use the page on the next day in Bogotá', async () => {
  const { pages, wait } = aSite({ readAnswers: async () => null });
  const page = withBoot(aPage({ data: [] }));
  wait(13 * 60 * 60_000);
  await pages.prepare(page);
  expect(pages.find(page)).not.toBeNull();
  wait(2 * 60 * 60_000);
  expect(pages.find(page)).toBeNull();
});

it('renders again before the answers expire, and shows the page without them afterwards', async () => {
  const { pages, jobs, wait } = aSite();
  const page = withBoot(aPage());
  await pages.prepare(page);
  wait(200_000);
  expect(htmlOf(pages.find(page))).toBe('<h1>1</h1>');
  await pages.prepare(page);
  expect([htmlOf(pages.find(page)), jobs.length]).toEqual(['<h1>3</h1>', 3]);
  wait(300_000);
  expect(pages.find(page)).toMatchObject({ html: '<h1>2</h1>', hasAnswers: false });
  expect(jobs[1]?.answers).toBeNull();
});

it('renders a page without answers that cannot be read, and requests them again after a minute', async () => {
  const { pages, jobs, wait } = aSite({ readAnswers: async () => null });
  const page = withBoot(aPage());
  await pages.prepare(page);
  expect([pages.find(page)?.hasAnswers, jobs[0]?.answers]).toEqual([false, null]);
  wait(61_000);
  await pages.prepare(page);
  expect([htmlOf(pages.find(page)), jobs.length]).toEqual(['<h1>1</h1>', 1]);
});

it('keeps a valid page while its answers cannot be read', async () => {
  let isDown = false;
  const { pages, jobs, wait } = aSite({
    readAnswers: async () => (isDown ? null : { answers: {}, freshMs: 300_000 }),
  });
  const page = withBoot(aPage());
  await pages.prepare(page);
  isDown = true;
  wait(200_000);
  await pages.prepare(page);
  expect([htmlOf(pages.find(page)), jobs.length]).toEqual(['<h1>1</h1>', 2]);
});

it('renders again when another version has stored another format', async () => {
  const cache = createCache({ clock: () => MORNING });
  const { pages } = aSite({ cache: { ...cache, get: async () => Buffer.from('old') } });
  const page = withBoot(aPage());
  await pages.prepare(page);
  expect(htmlOf(pages.find(page))).toBe('<h1>1</h1>');
});

it('counts a page that fails, and tries again after a minute, two, four', async () => {
  let isBroken = true;
  const { pages, jobs, failures, wait } = aSite({ fails: () => isBroken });
  const page = withBoot(aPage());
  await pages.prepare(page);
  expect([pages.find(page), failures, jobs.length]).toEqual([null, ['hotels_aa11'], 1]);
  for (const minutes of [1, 2, 4]) {
    const before = jobs.length;
    wait(minutes * 60_000 - 1000);
    pages.find(page);
    await settle();
    expect(jobs).toHaveLength(before);
    wait(2000);
    pages.find(page);
    await pages.prepare(page);
  }
  expect(failures).toHaveLength(4);
  isBroken = false;
  await pages.prepare(page);
  expect(htmlOf(pages.find(page))).toBe('<h1>5</h1>');
});

it('counts no failure of the release when its file is not on this machine', async () => {
  const { pages, jobs, failures } = aSite({ files: aFolder() });
  const page = withBoot(aPage());
  await pages.prepare(page);
  expect([pages.find(page), jobs, failures]).toEqual([null, [], []]);
});

it.each<[string, Partial<PageToRender>]>([
  ['a shell', { shell: { release: 'shell_old' } }],
  ['a remote', { remote: aManifest() }],
])('never renders with %s that was not built for it', async (_, over) => {
  const { pages, jobs } = aSite();
  const page = withBoot(aPage(over));
  await pages.prepare(page);
  expect([pages.find(page), jobs.length]).toEqual([null, 0]);
});

it('uses the page that another replica has rendered', async () => {
  const cache = createCache({ clock: () => MORNING });
  const [one, other] = [aSite({ cache }), aSite({ cache })];
  const page = withBoot(aPage());
  await one.pages.prepare(page);
  await other.pages.prepare(page);
  expect(htmlOf(other.pages.find(page))).toBe('<h1>1</h1>');
  expect(other.jobs).toEqual([]);
});

it('has its pages at once after a restart, with their answers and later without them', async () => {
  const folder = aFolder();
  const page = withBoot(aPage());
  await aSite({ folder }).pages.prepare(page);
  const restarted = aSite({ folder });
  await restarted.pages.restore();
  expect(restarted.pages.find(page)).toMatchObject({ html: '<h1>1</h1>', hasAnswers: true });
  restarted.wait(301_000);
  expect(restarted.pages.find(page)).toMatchObject({ html: '<h1>2</h1>', hasAnswers: false });
});

it('shows a stored page that is about to expire while it is rendered again', async () => {
  const folder = aFolder();
  const page = withBoot(aPage());
  await aSite({ folder }).pages.prepare(page);
  const restarted = aSite({ folder });
  restarted.wait(200_000);
  await restarted.pages.restore();
  expect(htmlOf(restarted.pages.find(page))).toBe('<h1>1</h1>');
  await restarted.pages.prepare(page);
  expect(restarted.jobs).toHaveLength(1);
});
