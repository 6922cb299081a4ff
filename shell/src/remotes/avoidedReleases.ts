import { isObject } from '../isObject';

/**
 * Milliseconds for which a failed release is not tried first. After that it is tried again, because the network may have
 * been the cause.
 */
const AVOIDED_MS = 30 * 60_000;

/** Releases that failed in this browser recently, so that the next page starts with one that worked. */
export interface AvoidedReleases {
  has: (release: string) => boolean;
  add: (release: string) => void;
  remove: (release: string) => void;
}

/** Stores the list for all tabs of the browser. When the storage is full or forbidden, each page has its own list. */
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
      // The page continues from memory.
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
    const stored: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    return Object.entries(isObject(stored) ? stored : {}).map(([release, time]) => [
      release,
      Number(time),
    ]);
  } catch {
    return [];
  }
}
