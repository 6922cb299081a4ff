import type { NameWord } from './nameTokens';

/** Shortest word in which one letter may differ. */
const LONG_ENOUGH = 5;

/** True when two words are equal, or long and one letter apart: added, removed, changed, or two letters swapped. */
export function isAlmost(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < LONG_ENOUGH || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (
    Math.max(x.length, y.length) <= 1 ||
    (x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0])
  );
}

/**
 * Similarity of two names from 0 to 1, with their words in alphabetical order: twice the weight of the shared words over the
 * weight of all. It is 0 when a distinguishing word is in only one name, or when they share only common words and one name has
 * more.
 */
export function nameLikeness(a: readonly NameWord[], b: readonly NameWord[]): number {
  const rest = [...b];
  const lonely: NameWord[] = [];
  let shared = 0;
  let sharesOwn = false;
  for (const one of a) {
    const exact = rest.findIndex(({ word }) => word === one.word);
    const index =
      exact >= 0
        ? exact
        : rest.findIndex(
            ({ word, isTelling }) => !isTelling && !one.isTelling && isAlmost(word, one.word),
          );
    if (index < 0) {
      lonely.push(one);
      continue;
    }
    rest.splice(index, 1);
    shared += one.weight;
    sharesOwn ||= one.weight === 1;
  }
  const apart = [...lonely, ...rest];
  if (apart.some(({ isTelling }) => isTelling)) return 0;
  if (!sharesOwn && apart.length > 0) return 0;
  const all = 2 * shared + apart.reduce((sum, { weight }) => sum + weight, 0);
  return all > 0 ? (2 * shared) / all : 0;
}
