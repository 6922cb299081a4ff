import type { BootRecord, BootRemote } from '@tiquete/contracts';
import { ALL_KEPT, CURRENT, DOCUMENT, currentSet, setCache } from './caches';

/** Of the boot record, what says what a page is made of. */
export type KeptBoot = Pick<BootRecord, 'set' | 'remotes' | 'integrity' | 'brand'>;

const REMOTE_FILE = /^\/assets\/remotes\/([^/]+)\//;
const SHELL_FILE = /^\/assets\/shell\//;
const pathOf = (address: string) => new URL(address, document.baseURI).pathname;

const pagesOf = ({ entry, chunks, descriptor }: BootRemote) => [
  entry,
  ...(chunks.remote ?? []),
  ...descriptor.routes.flatMap(({ page }) => chunks[page] ?? []),
];

/** Scripts of the document's releases that this page has loaded: what was opened once opens again. */
const loadedScripts = ({ integrity }: KeptBoot) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => pathOf(name))
    .filter((path) => path in integrity);

/** What a set needs without a network: the shell as far as it was loaded, and every page of the remotes that were visited. */
export function filesToKeep(boot: KeptBoot, visited: ReadonlySet<string>): string[] {
  const loaded = loadedScripts(boot).filter((path) => {
    const remote = REMOTE_FILE.exec(path)?.[1];
    return remote === undefined ? SHELL_FILE.test(path) : visited.has(remote);
  });
  const pages = boot.remotes.filter(({ id }) => visited.has(id)).flatMap(pagesOf);
  return [...new Set([...loaded, ...pages, boot.brand.logo, boot.brand.favicon])];
}

/** The remotes of which a set has files. */
async function remotesIn(set: string): Promise<string[]> {
  const requests = await (await caches.open(setCache(set))).keys();
  return requests.flatMap(({ url }) => REMOTE_FILE.exec(pathOf(url))?.[1] ?? []);
}

/** @throws TypeError for a file that does not come, or is another than the document says */
async function addMissing(
  cache: Cache,
  files: readonly string[],
  integrity: KeptBoot['integrity'],
) {
  for (const file of files) {
    if (await cache.match(file, { ignoreVary: true })) continue;
    const hash = integrity[file];
    if (hash) await cache.add(new Request(file, { integrity: hash }));
    // A page does without its logo.
    else await cache.add(file).catch(() => undefined);
  }
}

/** Adds the brand's document; false when the server gives that of another set by now. */
async function addDocument(cache: Cache, set: string): Promise<boolean> {
  await cache.add(new Request(DOCUMENT, { cache: 'no-store' }));
  return (await cache.match(DOCUMENT))?.headers.get('release-set') === set;
}

/** The boot record in a document that was kept. */
const BOOT = /<script type="application\/json" id="boot">(.+?)<\/script>/s;
/** What of a document changes with its brand while the releases stay, settings among it. */
const ofBrand = ({ brand, remotes }: Pick<KeptBoot, 'brand' | 'remotes'>) =>
  JSON.stringify([brand, remotes]);

/** The document is asked for again where its brand is another by now; one of another set is not put among this one's files. */
async function renewDocument(cache: Cache, boot: KeptBoot) {
  const kept = await cache.match(DOCUMENT);
  const text = BOOT.exec((await kept?.clone().text()) ?? '')?.[1];
  if (text && ofBrand(JSON.parse(text)) === ofBrand(boot)) return;
  const isOfSet = await addDocument(cache, boot.set);
  if (!isOfSet && kept) await cache.put(DOCUMENT, kept);
}

/** Until the worker that is coming has taken its place: as it does, it removes what it does not know, and that could be what is kept meanwhile. */
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
 * Keeps the set of the document with the remotes that were `drawn`, and with those that the set before had. It takes that one's
 * place only once it is whole; the one before is kept beside it for its open pages, older ones are removed. One page at a time.
 */
export async function keepSet(boot: KeptBoot, drawn: ReadonlySet<string>): Promise<void> {
  const { set } = boot;
  const { serviceWorker } = navigator;
  await inPlace(await serviceWorker.register(globalThis.__gate?.worker ?? '', { scope: '/' }));
  await navigator.locks.request(ALL_KEPT, async () => {
    const before = await currentSet();
    const visited = new Set([...drawn, ...(before ? await remotesIn(before) : [])]);
    const name = setCache(set);
    const cache = await caches.open(name);
    if (before === set) {
      await renewDocument(cache, boot);
      return addMissing(cache, filesToKeep(boot, visited), boot.integrity);
    }
    try {
      if (!(await addDocument(cache, set))) return void (await caches.delete(name));
      await addMissing(cache, filesToKeep(boot, visited), boot.integrity);
    } catch (error) {
      await caches.delete(name);
      throw error;
    }
    await (await caches.open(ALL_KEPT)).put(CURRENT, new Response(set));
    const wanted = [ALL_KEPT, name, ...(before ? [setCache(before)] : [])];
    for (const other of await caches.keys())
      if (!wanted.includes(other)) await caches.delete(other);
  });
}

/** For a host that wants no worker. */
export async function removeKept(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
