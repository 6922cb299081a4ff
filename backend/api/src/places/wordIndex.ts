import { fold } from '@tiquete/domain';
import { mapSteps, type Steps } from '../lib/async/steps';

export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Finds entries by the prefix of any of their words. */
export interface WordIndex<T> {
  /** Each word once, sorted. */
  words: readonly string[];
  startingWith(prefix: string): Set<T>;
}

export function* createWordIndex<T>(
  entries: Iterable<{ words: readonly string[]; entry: T }>,
): Steps<WordIndex<T>> {
  const rows = new Map<string, T[]>();
  for (const { words: own, entry } of entries) {
    for (const word of own) {
      const row = rows.get(word);
      if (row) row.push(entry);
      else rows.set(word, [entry]);
    }
    yield;
  }
  const words = yield* sorted(rows.keys());
  const firstAtOrAfter = (word: string) => {
    let [low, high] = [0, words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    words,
    startingWith(prefix) {
      const found = new Set<T>();
      for (let at = firstAtOrAfter(prefix); words[at]?.startsWith(prefix); at += 1)
        for (const entry of rows.get(words[at] ?? '') ?? []) found.add(entry);
      return found;
    },
  };
}

/** Sorts the words of each first letter separately, with a pause between them. */
function* sorted(words: Iterable<string>): Steps<string[]> {
  const byLetter = new Map<string, string[]>();
  for (const word of words) {
    const letter = word.charAt(0);
    const known = byLetter.get(letter);
    if (known) known.push(word);
    else byLetter.set(letter, [word]);
    yield;
  }
  const parts = yield* mapSteps([...byLetter].sort(byKey), ([, part]) => part.sort());
  return parts.flat();
}
const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
