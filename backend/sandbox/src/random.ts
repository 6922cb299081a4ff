/** Hash of a text (FNV-1a with a final mix): 32 bits, the same on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return mix(value);
}

/** Mixes 32 bits, so that similar inputs give unrelated results. */
export function mix(input: number): number {
  let value = input | 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number in [0, 1) that depends only on its arguments. */
export const chance = (seed: number, salt: number): number =>
  mix(seed + Math.imul(salt + 1, 0x9e3779b9)) / 0x1_0000_0000;

export interface Random {
  next(): number;
  between(min: number, max: number): number;
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Draws `count` different members of a list. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** Random numbers from a seed (mulberry32). Two generators with one seed give the same numbers. */
export function createRandom(seedText: string): Random {
  let state = hash(seedText);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const between = (min: number, max: number) => min + next() * (max - min);
  const int = (min: number, max: number) => Math.floor(between(min, max + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  };
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const rest = [...list];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(int(0, rest.length - 1), 1),
    ).flat();
  };
  return { next, between, int, pick, sample };
}
