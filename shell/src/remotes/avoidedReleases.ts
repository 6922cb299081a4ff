import { isObject } from '../isObject';

/** For how long a release that failed is not tried first: what was wrong may have been the network. */
const AVOIDED_MS = 30 * 60_000;

/** Releases that failed in this browser not long ago, so that the next page begins with the one that worked. */
export interface AvoidedReleases {
  has: (release: string) => boolean;
  add: (release: string) => void;
  remove: (release: string) => void;
}

/** Kept beside what the brand saves; a storage that is full or forbidden forgets. */
export function createAvoidedReleases(
  brand: string,
  now: () => number = Date.now,
): AvoidedReleases {
  const key = `${brand}:avoidedReleases`;
  const until = new Map(readUntil(key));
  const write = () => {
    const left = [...until].filter(([, time]) => time > now());
    try {
      window.localStorage.setItem(key, JSON.stringify(Object.fromEntries(left)));
    } catch {
      // The page goes on from memory.
    }
  };
  return {
    has: (release) => (until.get(release) ?? 0) > now(),
    add(release) {
      until.set(release, now() + AVOIDED_MS);
      write();
    },
    remove(release) {
      if (until.delete(release)) write();
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
