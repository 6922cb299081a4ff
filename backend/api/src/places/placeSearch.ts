import { mapSteps, type Steps } from '../lib/async/steps';
import { isShort, mayMean } from './shortWords';
import { createSpelling, spellingsOf } from './spelling';
import { createWordIndex, wordsOf } from './wordIndex';

/** A place that can be found by its name. */
export interface Findable<T> {
  place: T;
  /** Names of the place; the first is displayed. */
  names: readonly string[];
  /** Official and other names, such as `Santa Fe de Bogotá`: they match as a whole and rank after partial names. */
  synonyms?: readonly string[];
  /** Further words that narrow the search, such as its city or country. */
  context: readonly string[];
  /** Names of its airports, and their codes. */
  aliases: readonly string[];
  /** Amount of travel; larger ranks first. */
  weight: number;
  /** True when a search for the country or region alone finds the place. */
  foundByContext: boolean;
}
interface Indexed<T> extends Findable<T> {
  /** Names as single-spaced folded words. */
  folded: readonly string[];
  foldedSynonyms: readonly string[];
  foldedAliases: readonly string[];
  nameWords: readonly string[];
  contextWords: readonly string[];
  aliasWords: readonly string[];
}
export type PlaceSearch<T> = (query: string, limit: number) => T[];

/** Words of a query that apply to every airport. */
const GENERIC: ReadonlySet<string> = new Set([
  'aeropuerto',
  'airport',
  'internacional',
  'international',
]);
/** Maximum words of a query that is corrected; a longer one is used as typed. */
const MOST_WORDS = 5;
/** Letters of the longest word beside a short one that is corrected; shorter ones match too many places. */
const OTHER_LETTERS = 3;

/**
 * Every word of the query must start a word of a name, its context or its airports, ignoring accents and case. Without a
 * match, words such as `aeropuerto` are dropped, and then one or two wrong letters are corrected, in words of two and three
 * letters only where the other words match as typed. Results are sorted by exact name, start of the name, another word of it;
 * then by amount of travel; then by name.
 */
export function* createPlaceSearch<T>(findables: readonly Findable<T>[]): Steps<PlaceSearch<T>> {
  const index = yield* createWordIndex(yield* mapSteps(findables, toIndexed));
  const spelling = yield* createSpelling(index.words);
  const rank = (words: readonly string[]): Ranked<T>[] => {
    const [longest = ''] = [...words].sort((a, b) => b.length - a.length);
    return longest === '' ? [] : [...index.startingWith(longest)].flatMap(rankedBy(words));
  };
  const find = (words: readonly string[], limit: number): T[] => firstOf(rank(words), limit);
  const findSpelt = (words: readonly string[], limit: number): T[] => {
    const found = new Set<T>();
    const isKnown = (word: string): boolean => index.startingWith(word).size > 0;
    for (const spelt of spellingsOf(words, isKnown, spelling)) {
      for (const place of find(spelt, limit)) found.add(place);
      if (found.size >= limit) break;
    }
    return [...found].slice(0, limit);
  };
  const findShort = (words: readonly string[], limit: number): T[] =>
    firstOf(
      words.flatMap((typed, at) =>
        matchesOf(typed, words.toSpliced(at, 1), rank).flatMap(({ entry, word }) =>
          rankedBy<T>(words.with(at, word))(entry),
        ),
      ),
      limit,
    );
  return (query, limit) => {
    const words = wordsOf(query);
    const telling = words.filter((word) => !GENERIC.has(word));
    const found = find(words, limit);
    if (found.length > 0 || telling.length === 0) return found;
    const bare = telling.length < words.length ? find(telling, limit) : [];
    if (bare.length > 0 || telling.length > MOST_WORDS) return bare;
    const spelt = findSpelt(telling, limit);
    return spelt.length > 0 ? spelt : findShort(telling, limit);
  };
}
function toIndexed<T>(findable: Findable<T>): { words: string[]; entry: Indexed<T> } {
  const { names, synonyms = [], context, aliases } = findable;
  const [ownNames, otherNames, ownAliases] = [
    names.map(wordsOf),
    synonyms.map(wordsOf),
    aliases.map(wordsOf),
  ];
  const joined = (texts: readonly string[][]) => texts.map((words) => words.join(' '));
  const nameWords = [...ownNames, ...otherNames].flat();
  const contextWords = context.flatMap(wordsOf);
  const aliasWords = ownAliases.flat();
  return {
    words: [...nameWords, ...contextWords, ...aliasWords],
    entry: {
      ...findable,
      folded: joined(ownNames),
      foldedSynonyms: joined(otherNames),
      foldedAliases: joined(ownAliases).map((alias) => ` ${alias}`),
      nameWords,
      contextWords,
      aliasWords: aliasWords.filter((word) => word.length >= ALIAS_LETTERS),
    },
  };
}
const nameOf = <T>({ folded }: Indexed<T>): string => folded[0] ?? '';
function compareNames<T>(one: Indexed<T>, other: Indexed<T>): number {
  if (nameOf(one) === nameOf(other)) return 0;
  return nameOf(one) < nameOf(other) ? -1 : 1;
}

interface Ranked<T> {
  entry: Indexed<T>;
  rank: number;
}
/** An entry with its rank for the words of a query, or nothing. */
const rankedBy =
  <T>(words: readonly string[]) =>
  (entry: Indexed<T>): Ranked<T>[] => {
    const rank = rankOf(entry, words, words.join(' '));
    return rank === undefined ? [] : [{ entry, rank }];
  };
/** Entries found by the other words of a query, with each word of their names that a short typed word may mean. */
function matchesOf<T>(
  typed: string,
  others: readonly string[],
  rank: (words: readonly string[]) => Ranked<T>[],
): { entry: Indexed<T>; word: string }[] {
  if (!isShort(typed) || others.every(({ length }) => length < OTHER_LETTERS)) return [];
  return rank(others).flatMap(({ entry }) =>
    entry.nameWords.filter((word) => mayMean(typed, word)).map((word) => ({ entry, word })),
  );
}
/** Places in order, each once. */
function firstOf<T>(ranked: Ranked<T>[], limit: number): T[] {
  ranked.sort(
    (a, b) => a.rank - b.rank || b.entry.weight - a.entry.weight || compareNames(a.entry, b.entry),
  );
  return [...new Set(ranked.map(({ entry }) => entry.place))].slice(0, limit);
}

function rankOf<T>(
  entry: Indexed<T>,
  words: readonly string[],
  folded: string,
): number | undefined {
  const isIn = (list: readonly string[]) => (word: string) =>
    list.some((candidate) => candidate.startsWith(word));
  const inName = isIn(entry.nameWords);
  const inContext = isIn(entry.contextWords);
  if (!words.every((word) => inName(word) || inContext(word)))
    return isAlias(entry, words, folded) ? 3 : undefined;
  if (!words.some(inName)) return entry.foundByContext ? 3 : undefined;
  if (entry.folded.includes(folded) || entry.foldedSynonyms.includes(folded)) return 0;
  return entry.folded.some((name) => name.startsWith(folded)) ? 1 : 2;
}
/** Shorter prefixes match too many airports: below this length only an airport's whole code matches. */
const ALIAS_LETTERS = 5;
function isAlias<T>(entry: Indexed<T>, words: readonly string[], folded: string): boolean {
  const { foldedAliases, aliasWords } = entry;
  if (folded.length < ALIAS_LETTERS) return foldedAliases.includes(` ${folded}`);
  if (foldedAliases.some((alias) => alias.includes(` ${folded}`))) return true;
  // `bogota el dorado`: words of the place and of its airport together.
  const known = [...entry.nameWords, ...entry.contextWords];
  return (
    words.some((word) => word.length >= ALIAS_LETTERS && startsOneOf(aliasWords, word)) &&
    words.every(
      (word) =>
        startsOneOf(known, word) || foldedAliases.some((alias) => alias.includes(` ${word}`)),
    )
  );
}
const startsOneOf = (list: readonly string[], word: string): boolean =>
  list.some((candidate) => candidate.startsWith(word));
