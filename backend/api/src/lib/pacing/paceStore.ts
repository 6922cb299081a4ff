import { opensAt, type PaceRule, type PaceState, taking, UNTOUCHED } from './rules';

export interface PaceTake {
  key: string;
  /** Limits that this call must keep. */
  rules: readonly PaceRule[];
  /** State to store for other calls. */
  remembered: readonly PaceRule[];
}
/** Where the processes that share a vendor's limits agree on whose turn it is. */
export interface PaceStore {
  /** Takes a turn of every key, or of none. Answers `now` when it did, else the time at which to ask again. */
  take(takes: readonly PaceTake[], now: number): Promise<number>;
  /** No turn of this key is given before `until`. */
  close(key: string, until: number, now: number): Promise<void>;
}

/** Result of `take`. Null: it took nothing. */
export function decide(
  states: readonly (PaceState | undefined)[],
  takes: readonly PaceTake[],
  now: number,
): { opens: number; write: PaceState[] | null } {
  const known = takes.map((_, index) => states[index] ?? UNTOUCHED);
  const opens = Math.max(
    now,
    ...takes.map(({ rules }, index) => opensAt(known[index] ?? UNTOUCHED, rules)),
  );
  if (opens > now) return { opens, write: null };
  return {
    opens,
    write: takes.map(({ remembered }, index) => taking(known[index] ?? UNTOUCHED, remembered, now)),
  };
}
export const closing = (state: PaceState | undefined, until: number): PaceState => ({
  ...(state ?? UNTOUCHED),
  closedUntil: Math.max(until, state?.closedUntil ?? 0),
});

/** For a single process, and while the shared store is away. */
export function createMemoryPaces(): PaceStore {
  const states = new Map<string, PaceState>();
  return {
    take: async (takes, now) => {
      const { opens, write } = decide(
        takes.map(({ key }) => states.get(key)),
        takes,
        now,
      );
      for (const [index, state] of (write ?? []).entries())
        states.set(takes[index]?.key ?? '', state);
      return opens;
    },
    close: async (key, until) => void states.set(key, closing(states.get(key), until)),
  };
}

/** Asks `second` what `first` cannot answer: calls go on, by the limits of one process. */
export function withPaceFallback(
  first: PaceStore,
  second: PaceStore,
  onFailure: (error: unknown) => void,
): PaceStore {
  const either = async <T>(ask: (store: PaceStore) => Promise<T>): Promise<T> => {
    try {
      return await ask(first);
    } catch (error) {
      onFailure(error);
      return ask(second);
    }
  };
  return {
    take: (...given) => either((store) => store.take(...given)),
    close: (...given) => either((store) => store.close(...given)),
  };
}
