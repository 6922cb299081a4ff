import { createWordIndex, wordsOf } from './wordIndex';

/** Something with a name that can be looked for. */
export interface Findable<T> {
  place: T;
  /** Its names; the first is the one it shows. */
  names: readonly string[];
  /** Further words that narrow, such as its city or country. */
  context: readonly string[];
  /** What else finds it, word after word: its airports. */
  aliases: readonly string[];
  isColombian: boolean;
  /** Larger comes first. */
  weight: number;
  /** True when its context alone finds it. */
  foundByContext: boolean;
}
interface Indexed<T> extends Findable<T> {
  /** Names as single-spaced folded words. */
  folded: readonly string[];
  foldedAliases: readonly string[];
  nameWords: readonly string[];
  contextWords: readonly string[];
}
export type PlaceSearch<T> = (query: string, limit: number) => T[];

/**
 * Every word of the query must begin a word of a name or its context, accents and case aside.
 * Order: exact name, beginning of the name, another word of it; then Colombia; then weight.
 */
export function createPlaceSearch<T>(findables: readonly Findable<T>[]): PlaceSearch<T> {
  const entries = findables.map((findable): Indexed<T> => ({
    ...findable,
    folded: findable.names.map((name) => wordsOf(name).join(' ')),
    foldedAliases: findable.aliases.map((alias) => ` ${wordsOf(alias).join(' ')}`),
    nameWords: findable.names.flatMap(wordsOf),
    contextWords: findable.context.flatMap(wordsOf),
  }));
  const index = createWordIndex(
    entries.map((entry) => ({
      words: [...entry.nameWords, ...entry.contextWords, ...entry.aliases.flatMap(wordsOf)],
      entry,
    })),
  );
  return (query, limit) => {
    const words = wordsOf(query);
    const [longest = ''] = [...words].sort((a, b) => b.length - a.length);
    if (longest === '') return [];
    const folded = words.join(' ');
    const ranked = [...index.startingWith(longest)].flatMap((entry) => {
      const rank = rankOf(entry, words, folded);
      return rank === undefined ? [] : [{ entry, rank }];
    });
    ranked.sort(
      (a, b) =>
        a.rank - b.rank ||
        Number(b.entry.isColombian) - Number(a.entry.isColombian) ||
        b.entry.weight - a.entry.weight,
    );
    return ranked.slice(0, limit).map(({ entry }) => entry.place);
  };
}

function rankOf<T>(
  entry: Indexed<T>,
  words: readonly string[],
  folded: string,
): number | undefined {
  const isIn = (list: readonly string[]) => (word: string) =>
    list.some((candidate) => candidate.startsWith(word));
  const inName = isIn(entry.nameWords);
  if (!words.every((word) => inName(word) || isIn(entry.contextWords)(word)))
    return isAlias(entry, folded) ? 3 : undefined;
  if (!words.some(inName)) return entry.foundByContext ? 3 : undefined;
  if (entry.folded.includes(folded)) return 0;
  return entry.folded.some((name) => name.startsWith(folded)) ? 1 : 2;
}
/** So few letters begin the names of very many airports: below this an airport is found by its whole code only. */
const ALIAS_LETTERS = 5;
function isAlias<T>({ foldedAliases }: Indexed<T>, folded: string): boolean {
  if (folded.length < ALIAS_LETTERS) return foldedAliases.includes(` ${folded}`);
  return foldedAliases.some((alias) => alias.includes(` ${folded}`));
}
