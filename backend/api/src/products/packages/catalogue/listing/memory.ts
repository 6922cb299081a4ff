import { LRUCache } from 'lru-cache';
import type { Listing } from './listing';

const MB = 1024 * 1024;
/** Bytes that a process keeps of all catalogues: 128 MB together. */
export const KEPT_BYTES = {
  listings: 88 * MB,
  found: 16 * MB,
  answers: 16 * MB,
  months: 4 * MB,
  places: 2 * MB,
  featured: 2 * MB,
};
/** What an entry takes beside what is kept. */
const ENTRY_BYTES = 200;

type Revision = Pick<Listing, 'revision'>;
/** What was made from a listing for a question, until rooms or departures change; what nobody asked for longest goes first. */
export interface Memory<Made extends object> {
  find(of: Revision, question: string): Made | undefined;
  keep(of: Revision, question: string, made: Made): void;
  /** What is there already, or else made and kept. */
  remember(of: Revision, question: string, make: () => Made): Made;
}

/** `bytesOf` is what one of them takes; what is larger than `maxBytes` is not kept. It must not hold the listing, which would outlive its own memory. */
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
