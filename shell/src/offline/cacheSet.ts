import type { BootRecord, BootRemote } from '@tiquete/contracts';
import { ALL_SETS, CURRENT, DOCUMENT, currentSet, setCache } from './caches';

/** Fields of the boot record that decide which files a page needs. */
export type CachedBoot = Pick<BootRecord, 'set' | 'remotes' | 'integrity' | 'brand'>;

const REMOTE_FILE = /^\/assets\/remotes\/([^/]+)\//;
const SHELL_FILE = /^\/assets\/shell\//;
const pathOf = (address: string) => new URL(address, document.baseURI).pathname;

const pagesOf = ({ entry, chunks, descriptor }: BootRemote) => [
  entry,
  ...(chunks.remote ?? []),
  ...descriptor.routes.flatMap(({ page }) => chunks[page] ?? []),
];

/** Scripts of the current releases that this page has loaded. They are cached, so that visited pages open offline. */
const loadedScripts = ({ integrity }: CachedBoot) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => pathOf(name))
    .filter((path) => path in integrity);

/**
 * Files that a release set needs without a network: the loaded scripts of the shell, and all pages of the visited remotes.
 */
export function filesToCache(boot: CachedBoot, visited: ReadonlySet<string>): string[] {
  const loaded = loadedScripts(boot).filter((path) => {
    const remote = REMOTE_FILE.exec(path)?.[1];
    return remote === undefined ? SHELL_FILE.test(path) : visited.has(remote);
  });
  const pages = boot.remotes.filter(({ id }) => visited.has(id)).flatMap(pagesOf);
  return [...new Set([...loaded, ...pages, boot.brand.logo, boot.brand.favicon])];
}

/** Ids of the remotes that have files in a cached set. */
async function remotesIn(set: string): Promise<string[]> {
  const requests = await (await caches.open(setCache(set))).keys();
  return requests.flatMap(({ url }) => REMOTE_FILE.exec(pathOf(url))?.[1] ?? []);
}

/** Adds the files that the cache lacks. @throws TypeError when a file cannot be loaded or does not match its hash. */
async function addMissing(
  cache: Cache,
  files: readonly string[],
  integrity: CachedBoot['integrity'],
) {
  for (const file of files) {
    if (await cache.match(file, { ignoreVary: true })) continue;
    const hash = integrity[file];
    if (hash) await cache.add(new Request(file, { integrity: hash }));
    // A page works without its logo.
    else await cache.add(file).catch(() => undefined);
  }
}

/** Adds the brand's document. Returns false when the server already returns the document of a newer release set. */
async function addDocument(cache: Cache, set: string): Promise<boolean> {
  await cache.add(new Request(DOCUMENT, { cache: 'no-store' }));
  return (await cache.match(DOCUMENT))?.headers.get('release-set') === set;
}

/** Finds the boot record in a cached document. */
const BOOT = /<script type="application\/json" id="boot">(.+?)<\/script>/s;
/** Parts of a document that change with the brand while the releases stay the same, such as the settings. */
const ofBrand = ({ brand, remotes }: Pick<CachedBoot, 'brand' | 'remotes'>) =>
  JSON.stringify([brand, remotes]);

/**
 * Replaces the cached document when the brand has changed. A document of another set is not mixed with the files of this
 * one.
 */
async function renewDocument(cache: Cache, boot: CachedBoot) {
  const cached = await cache.match(DOCUMENT);
  const text = BOOT.exec((await cached?.clone().text()) ?? '')?.[1];
  if (text && ofBrand(JSON.parse(text)) === ofBrand(boot)) return;
  const isOfSet = await addDocument(cache, boot.set);
  if (!isOfSet && cached) await cache.put(DOCUMENT, cached);
}

/**
 * Waits until a new service worker is active. On activation it removes caches that it does not know, which could include a
 * set stored before.
 */
async function inPlace({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  const isOver = () => coming?.state === 'activated' || coming?.state === 'redundant';
  if (!coming || isOver()) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (isOver()) resolve();
    });
  });
}

/**
 * Caches the document's release set: the remotes that were `drawn`, and those in the previous set. The new set replaces the
 * previous one only when it is complete. The previous one remains for pages that are open; older ones are removed. A lock
 * lets one page do this at a time.
 */
export async function cacheSet(boot: CachedBoot, drawn: ReadonlySet<string>): Promise<void> {
  const { set } = boot;
  const { serviceWorker } = navigator;
  await inPlace(await serviceWorker.register(globalThis.__gate?.worker ?? '', { scope: '/' }));
  await navigator.locks.request(ALL_SETS, async () => {
    const before = await currentSet();
    const visited = new Set([...drawn, ...(before ? await remotesIn(before) : [])]);
    const name = setCache(set);
    const cache = await caches.open(name);
    if (before === set) {
      await renewDocument(cache, boot);
      return addMissing(cache, filesToCache(boot, visited), boot.integrity);
    }
    try {
      if (!(await addDocument(cache, set))) return void (await caches.delete(name));
      await addMissing(cache, filesToCache(boot, visited), boot.integrity);
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
    await (await caches.open(ALL_SETS)).put(CURRENT, new Response(set));
    const wanted = [ALL_SETS, name, ...(before ? [setCache(before)] : [])];
    for (const other of await caches.keys())
      if (!wanted.includes(other)) await caches.delete(other);
  });
}

/** Removes the service worker and all caches, for a host that wants no worker. */
export async function removeCaches(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
