import type { BootRemote } from '@tiquete/contracts';

// Names of the caches and their entries. The service worker (`document/offline/worker.ts` of the api) reads them too. A
// change of format needs a new number.
export const ALL_SETS = 'offline-1';
export const CURRENT = '/current';
export const DOCUMENT = '/offline.html';
export const setCache = (set: string): string => `${ALL_SETS}:${set}`;

/** The cached release set that a page uses without a network. */
export async function currentSet(): Promise<string | null> {
  const index = await caches.open(ALL_SETS);
  return (await (await index.match(CURRENT))?.text()) ?? null;
}

/** Ids of the remotes whose pages open without a network. */
export async function cachedRemotes(remotes: readonly BootRemote[]): Promise<string[]> {
  if (!('caches' in window)) return [];
  const found = await Promise.all(
    remotes.map(async ({ id, entry }) =>
      (await caches.match(entry, { ignoreVary: true })) ? [id] : [],
    ),
  );
  return found.flat();
}
