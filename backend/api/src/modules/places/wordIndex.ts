import { fold } from '@tiquete/domain';

export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Finds entries by the beginning of any of their words. */
export interface WordIndex<T> {
  startingWith(prefix: string): Set<T>;
}

export function createWordIndex<T>(
  entries: readonly { words: readonly string[]; entry: T }[],
): WordIndex<T> {
  const rows = entries
    .flatMap(({ words, entry }) => words.map((word) => ({ word, entry })))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
  const firstAtOrAfter = (word: string) => {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((rows[middle]?.word ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    startingWith(prefix) {
      const found = new Set<T>();
      for (let row = firstAtOrAfter(prefix); rows[row]?.word.startsWith(prefix); row += 1) {
        const match = rows[row];
        if (match) found.add(match.entry);
      }
      return found;
    },
  };
}
