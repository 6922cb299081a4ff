/** Random numbers of one traveller, or of the process that kills replicas. A seed always gives the same numbers. */
export interface Random {
  /** Number in [0, 1). */
  next(): number;
  between(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Returns true with this probability. */
  happens(share: number): boolean;
}

/** Creates random numbers by mulberry32 from an FNV-1a hash of the seed. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    happens: (share) => next() < share,
    pick(list) {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new RangeError('nothing to pick from');
      return found;
    },
  };
}
