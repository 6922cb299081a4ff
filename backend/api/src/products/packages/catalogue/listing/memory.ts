import { LRUCache } from 'lru-cache';
import type { Listing } from './listing';

const MB = 1024 * 1024;
/** Bytes of all catalogues in a process: 128 MB together. */
export const KEPT_BYTES = {
  listings: 88 * MB,
  found: 16 * MB,
  answers: 16 * MB,
  months: 4 * MB,
  places: 2 * MB,
  featured: 2 * MB,
};
/** Bytes of an entry in addition to its content. */
const ENTRY_BYTES = 200;

type Revision = Pick<Listing, 'revision'>;
/**
 * Cache of results computed from a listing, until rooms or departures change; the least recently used result is dropped first.
 */
export interface Memory<Made extends object> {
  find(of: Revision, question: string): Made | undefined;
  keep(of: Revision, question: string, made: Made): void;
  /** The cached result, or else that of `make`, which is then cached. */
  remember(of: Revision, question: string, make: () => Made): Made;
}

/**
 * `bytesOf` is the size of one result; one larger than `maxBytes` is not cached. A result must not refer to the listing, or
 * the listing would stay in memory with it.
 */
export function createMemory<Made extends object>(
  maxBytes: number,
  bytesOf: (made: Made) => number,
): Memory<Made> {
  const kept = new LRUCache<string, Made>({
    maxSize: maxBytes,
    sizeCalculation: (made, key) => bytesOf(made) + key.length + ENTRY_BYTES,
  });
  const keyOf = ({ revision }: Revision, question: string) => `${revision} ${question}`;
  const memory: Memory<Made> = {
    find: (of, question) => kept.get(keyOf(of, question)),
    keep: (of, question, made) => void kept.set(keyOf(of, question), made),
    remember(of, question, make) {
      const known = memory.find(of, question);
      if (known) return known;
      const made = make();
      memory.keep(of, question, made);
      return made;
    },
  };
  return memory;
}
