import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { today } from '@tiquete/domain';
import {
  type BootRecord,
  type BrandFile,
  type ReleaseManifest,
  SHELL_PART,
  type ShellManifest,
} from '@tiquete/contracts';
import type { ReleaseFiles } from '../../releases/files/releaseFiles';
import { DrawingError } from '../../lib/drawing/drawProcess';
import type { PageRenderer } from './pageRenderer';
import { type RenderedPage, renderedLength, type RenderJob } from './renderJob';
import { LONGEST_MS, type StoredPage, type StoredPages } from './storedPages';

/** File of a part for the render process. */
type PrerenderFile = NonNullable<ShellManifest['prerender']>;

export interface PageToRender {
  brand: BrandFile;
  /** Name of the set of releases. */
  set: string;
  shell: { release: string; prerender?: PrerenderFile };
  /** The page's remote; null for a page of the shell. */
  remote: Pick<ReleaseManifest, 'remote' | 'release' | 'prerender'> | null;
  path: string;
  shows: RenderJob['shows'];
  /** Answers that the page requests when it opens. */
  data: readonly string[];
  /** Boot record of an anonymous visitor. Called only when the page must be rendered. */
  boot: () => BootRecord;
}
/** Answers of the api that are the same for every visitor of the brand, and the time in ms until which they are valid. */
export type ReadAnswers = (
  brand: BrandFile,
  paths: readonly string[],
) => Promise<{ answers: Record<string, unknown>; freshMs: number } | null>;

/** `hasAnswers`: the page contains the answers that it would otherwise request. */
export type ReadyPage = RenderedPage & { hasAnswers: boolean };

export interface PrerenderedPages {
  /** The rendered page, if it is ready. Otherwise null, and it is rendered in the background. Never waits. */
  find(page: PageToRender): ReadyPage | null;
  /** Ids of the brands that were visited last. */
  brands(): string[];
  /** Resolves when the page is ready or could not be rendered. */
  prepare(page: PageToRender): Promise<void>;
  /** Reason why the page could not be rendered the last time; null when it was. */
  problemOf(page: PageToRender): string | null;
  /** Reads the pages that this machine has rendered before its restart. */
  restore(): Promise<void>;
}
interface Options {
  renderer: PageRenderer;
  storedPages: StoredPages;
  files: Pick<ReleaseFiles, 'root' | 'ensure'>;
  readAnswers: ReadAnswers;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called for a page that could not be rendered. */
  onFailure: (failure: { brand: string; remote: string; release: string }) => void;
}

interface Failure {
  /** Number of failures in a row. */
  count: number;
  /** Time until which the page is not tried again, in milliseconds since 1970. */
  until: number;
  problem: string;
}

/** Maximum size of the rendered pages cached in this process, in characters. */
const MAX_SIZE = 32 * 1024 * 1024;
/** Maximum number of pages whose failure is remembered, and of brands whose visits are. */
const [MAX_FAILURES, MAX_BRANDS] = [1000, 50];
/** Share of a page's life after which it is rendered again in the background. */
const RENEWED_AFTER = 0.6;
/** Milliseconds after which answers that could not be read are requested again. */
const UNANSWERED_MS = 60_000;
/** Milliseconds after which a page that failed is tried again. They double with each failure, because other pages wait. */
const [FAILED_MS, FAILED_MAX_MS] = [60_000, 60 * 60_000];

/**
 * Pages that were rendered ahead of their visitors. A page belongs to a brand's content, a set of releases, a path and a day
 * in Bogotá. After the first of its answers has expired, the page without answers is used until it is rendered again.
 */
export function createPrerenderedPages({
  renderer,
  storedPages,
  files,
  readAnswers,
  clock,
  log,
  onFailure,
}: Options): PrerenderedPages {
  const ready = createPageCache();
  const visited = new LRUCache<string, true>({ max: MAX_BRANDS });
  const running = new Map<string, Promise<void>>();
  const failures = new LRUCache<string, Failure>({ max: MAX_FAILURES });
  const now = () => clock().getTime();
  const isDue = (stored: StoredPage | undefined) => !stored || now() > stored.renewFrom;
  const isValid = (stored: StoredPage | undefined) => stored !== undefined && stored.until > now();
  /** The page for documents now: with its answers, or without them. */
  const usable = (key: string) =>
    [key, withoutAnswers(key)].map((each) => ready.get(each)).find(isValid);

  async function renderWith(
    read: Awaited<ReturnType<ReadAnswers>>,
    page: PageToRender,
    from = now(),
  ): Promise<StoredPage> {
    const { data, remote, shell, path, shows } = page;
    const hasAnswers = data.length === 0 || read !== null;
    const lifeMs = Math.min(read?.freshMs ?? LONGEST_MS, LONGEST_MS);
    const rendered = await renderer.render({
      shell: await fileOf(['shell'], shell.prerender),
      remote:
        remote && (await fileOf(['remotes', remote.remote, remote.release], remote.prerender)),
      boot: page.boot(),
      path,
      shows,
      answers: read?.answers ?? null,
    });
    // An earlier shell renders every page whole.
    if (Boolean(rendered.page.isFrame) !== (shows !== 'page'))
      throw new Error('The shell renders no frames');
    const renewFrom = from + (hasAnswers ? lifeMs * RENEWED_AFTER : UNANSWERED_MS);
    return { page: rendered, hasAnswers, renewFrom, until: from + lifeMs };
  }
  /** Another replica may have rendered the page, or this machine before its restart. */
  async function find(key: string): Promise<StoredPage | undefined> {
    const found = await storedPages.find(key);
    if (found && found.until > (ready.get(key)?.until ?? 0)) ready.set(key, found);
    return found;
  }
  async function put(key: string, rendered: StoredPage): Promise<void> {
    ready.set(key, rendered);
    await storedPages.store(key, rendered);
  }
  async function renew(key: string, page: PageToRender): Promise<void> {
    const { brand, data } = page;
    if (!isDue(await find(key))) return;
    const from = now();
    const read = data.length > 0 ? await readAnswers(brand, data) : null;
    const present = usable(key);
    // Without new answers, a page that is still valid is not rendered again.
    if (data.length > 0 && !read && present)
      ready.set(key, { ...present, renewFrom: now() + UNANSWERED_MS });
    else await put(key, await renderWith(read, page, from));
  }
  /** Provides for the time after the answers have expired. */
  async function renewWithoutAnswers(key: string, page: PageToRender): Promise<void> {
    const own = withoutAnswers(key);
    if (page.data.length === 0 || isValid(ready.get(own)) || (await find(own))) return;
    const present = ready.get(key);
    await put(own, present && !present.hasAnswers ? present : await renderWith(null, page));
  }
  async function fileOf(folder: readonly string[], prerender?: PrerenderFile) {
    if (!prerender) throw new Error('The release has no file for the server');
    const names = [...folder, prerender.file];
    await files.ensure(names);
    // In development the file is an absolute path.
    const path = resolve(files.root, ...names);
    // A missing file is a fault of this machine, not of the release.
    await access(path);
    return { path, integrity: prerender.integrity };
  }

  function renderOnce(key: string, page: PageToRender): Promise<void> {
    const present = running.get(key);
    if (present) return present;
    const started = renew(key, page)
      .then(() => renewWithoutAnswers(key, page))
      .then(() => void failures.delete(key))
      .catch((error: unknown) => {
        const count = (failures.get(key)?.count ?? 0) + 1;
        failures.set(key, { count, until: now() + failedMs(count), problem: String(error) });
        // Other errors are the server's own, such as a release whose file cannot be downloaded.
        if (error instanceof DrawingError && error.kind !== 'closed') onFailure(failureOf(page));
        log.warn(
          { err: error, path: page.path },
          'a page could not be rendered; it starts with a skeleton',
        );
      })
      .finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }
  return {
    find(page) {
      if (!canRender(page)) return null;
      visited.set(page.brand.id, true);
      const key = keyOf(page, clock());
      if (isDue(ready.get(key)) && (failures.get(key)?.until ?? 0) < now())
        void renderOnce(key, page);
      const found = usable(key);
      return found ? { ...found.page, hasAnswers: found.hasAnswers } : null;
    },
    brands: () => [...visited.keys()],
    prepare: async (page) => {
      const key = keyOf(page, clock());
      if (canRender(page) && isDue(ready.get(key))) await renderOnce(key, page);
    },
    problemOf: (page) => failures.get(keyOf(page, clock()))?.problem ?? null,
    async restore() {
      try {
        for await (const [key, page] of storedPages.restore()) ready.set(key, page);
      } catch (error) {
        log.warn({ err: error }, 'rendered pages could not be read from disk');
      }
    },
  };
}

const canRender = ({ shell, remote }: PageToRender) =>
  Boolean(shell.prerender) && (remote === null || Boolean(remote.prerender));

const createPageCache = () =>
  new LRUCache<string, StoredPage>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ page }, key) => renderedLength(page) + key.length,
  });

const failureOf = ({ brand, remote, shell }: PageToRender) => ({
  brand: brand.id,
  ...(remote
    ? { remote: remote.remote, release: remote.release }
    : { remote: SHELL_PART, release: shell.release }),
});

/** Hash of a brand's content, by the object that holds it. */
const hashes = new WeakMap<BrandFile, string>();
function hashOf(brand: BrandFile): string {
  const known = hashes.get(brand);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(JSON.stringify(brand)).digest('base64url').slice(0, 22);
  hashes.set(brand, hash);
  return hash;
}

const failedMs = (count: number) => Math.min(FAILED_MS * 2 ** (count - 1), FAILED_MAX_MS);

/** Key of the same page without its answers. */
const withoutAnswers = (key: string) => `${key} without answers`;
const keyOf = ({ brand, set, shell, remote, path, shows }: PageToRender, at: Date) => {
  // In development the files of a set change.
  const files = [shell.prerender?.integrity, remote?.prerender?.integrity];
  return [brand.id, hashOf(brand), set, ...files, path, shows, today(at)].join(' ');
};
