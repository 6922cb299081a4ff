import { LRUCache } from 'lru-cache';
import type { Listing } from './listing';

/** Answers to so many questions: each may name all packages. */
const REMEMBERED = 60;

/** What was made from a listing for a question, until rooms or departures change. */
export interface Memory<Made extends object> {
  find({ revision }: Pick<Listing, 'revision'>, question: string): Made | undefined;
  keep({ revision }: Pick<Listing, 'revision'>, question: string, made: Made): void;
  /** What is there already, or else made and kept. */
  remember({ revision }: Pick<Listing, 'revision'>, question: string, make: () => Made): Made;
}

export function createMemory<Made extends object>(): Memory<Made> {
  const kept = new WeakMap<object, LRUCache<string, Made>>();
  const memory: Memory<Made> = {
    find: ({ revision }, question) => kept.get(revision)?.get(question),
    keep({ revision }, question, made) {
      const answers = kept.get(revision) ?? new LRUCache<string, Made>({ max: REMEMBERED });
      answers.set(question, made);
      kept.set(revision, answers);
    },
    remember(listing, question, make) {
      const known = memory.find(listing, question);
      if (known) return known;
      const made = make();
      memory.keep(listing, question, made);
      return made;
    },
  };
  return memory;
}
