import { isObject } from '../isObject';

/** Milliseconds for which a release that failed is not tried first. The cause may have been the network. */
const AVOIDED_MS = 30 * 60_000;

/** Releases that failed in this browser a short time ago, so that the next page begins with the one that worked. */
export interface AvoidedReleases {
  has: (release: string) => boolean;
  add: (release: string) => void;
  remove: (release: string) => void;
}

/** Stored for all tabs of the browser. With a storage that is full or forbidden, each page has its own. */
export function createAvoidedReleases(
  brand: string,
  now: () => number = Date.now,
): AvoidedReleases {
  const key = `${brand}:avoidedReleases`;
  /** Changes of this page that are not stored yet. */
  const added = new Map<string, number>();
  const removed = new Set<string>();
  const current = () =>
    new Map([...readUntil(key).filter(([release]) => !removed.has(release)), ...added]);
  const write = () => {
    const left = [...current()].filter(([, time]) => time > now());
    try {
      window.localStorage.setItem(key, JSON.stringify(Object.fromEntries(left)));
      added.clear();
      removed.clear();
    } catch {
      // The page goes on from memory.
    }
  };
  return {
    has: (release) => (current().get(release) ?? 0) > now(),
    add(release) {
      removed.delete(release);
      added.set(release, now() + AVOIDED_MS);
      write();
    },
    remove(release) {
      if (!current().has(release)) return;
      added.delete(release);
      removed.add(release);
      write();
    },
  };
}

function readUntil(key: string): [string, number][] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    return Object.entries(isObject(kept) ? kept : {}).map(([release, time]) => [
      release,
      Number(time),
    ]);
  } catch {
    return [];
  }
}
