import { LRUCache } from 'lru-cache';
import type { Listing } from './listing';

const MB = 1024 * 1024;
/** Cache sizes in bytes for all catalogues of a process: 128 MB together. */
export const CACHE_BYTES = {
  listings: 88 * MB,
  found: 16 * MB,
  answers: 16 * MB,
  months: 4 * MB,
  places: 2 * MB,
  featured: 2 * MB,
};
/** Size of an entry without its content, in bytes. */
const ENTRY_BYTES = 200;

type Revision = Pick<Listing, 'revision'>;

/**
 * Cache of results computed from a listing, valid until rooms or departures change. The least recently used result is
 * dropped first. `bytesOf` returns the size of a result; one larger than `maxBytes` is not cached. A result must not refer
 * to the listing, or the listing would stay in memory with it.
 */
export function createResultCache<Result extends object>(
  maxBytes: number,
  bytesOf: (result: Result) => number,
) {
  const results = new LRUCache<string, Result>({
    maxSize: maxBytes,
    sizeCalculation: (result, key) => bytesOf(result) + key.length + ENTRY_BYTES,
  });
  const keyOf = ({ revision }: Revision, query: string) => `${revision} ${query}`;
  const find = (of: Revision, query: string): Result | undefined => results.get(keyOf(of, query));
  const store = (of: Revision, query: string, result: Result): void =>
    void results.set(keyOf(of, query), result);
  return {
    find,
    store,
    /** Returns the cached result, or computes it with `make` and caches it. */
    findOrMake(of: Revision, query: string, make: () => Result): Result {
      const known = find(of, query);
      if (known) return known;
      const result = make();
      store(of, query, result);
      return result;
    },
  };
}
