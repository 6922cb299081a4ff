import { opensAt, type PaceRule, type PaceState, taking, UNTOUCHED } from './rules';

export interface PaceTake {
  key: string;
  /** Limits that this call must respect. */
  rules: readonly PaceRule[];
  /** Limits whose state is stored for other calls. */
  remembered: readonly PaceRule[];
}
/** State of the limits, shared by the processes that call one vendor. */
export interface PaceStore {
  /** Takes a turn of every key or of none. Returns `now` when it took them, else the time of the next attempt. */
  take(takes: readonly PaceTake[], now: number): Promise<number>;
  /** Blocks all turns of this key before `until`. */
  close(key: string, until: number, now: number): Promise<void>;
}

/** Result of `take`; null when nothing was taken. */
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

/** Store for a single process, and while the shared store is unreachable. */
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

/** Uses `second` when `first` fails: calls continue with the limits of one process. */
export function withPaceFallback(
  first: PaceStore,
  second: PaceStore,
  onFailure: (error: unknown) => void,
): PaceStore {
  const either = async <T>(call: (store: PaceStore) => Promise<T>): Promise<T> => {
    try {
      return await call(first);
    } catch (error) {
      onFailure(error);
      return call(second);
    }
  };
  return {
    take: (...given) => either((store) => store.take(...given)),
    close: (...given) => either((store) => store.close(...given)),
  };
}
