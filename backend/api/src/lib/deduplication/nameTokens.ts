import { fold } from '@tiquete/domain';
import nameLists from './nameWords.json';

/** Say what kind of property it is, or nothing at all: catalogues add and drop them. */
const STOP_WORDS = new Set(nameLists.stop);
/** Stand in the names of many properties: they alone do not make two names one. */
const COMMON_WORDS = new Set(nameLists.common);
/** Tell one property of a family from the other: a name that has one and a name that has not are two properties. */
const TELLING_WORDS = new Set(nameLists.telling);

/** A name as a set of words. `weight` is 1 for what names the property, less for what stands in many names. */
export interface NameWord {
  word: string;
  weight: number;
  isTelling: boolean;
}
const COMMON_WEIGHT = 0.5;
/** `… by Andina`, `…, a Andina hotel`: who runs it, not what it is called. */
const BRAND = /(?<=\S)\s+by\s+\S.*$/;
const wordsOf = (text: string): string[] =>
  text
    .replace(/[’'`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What is left of a name without accents, kinds of properties, brands, and the names of its city, in the order of letters; all of it when that would be nothing. */
export function nameWords(name: string, cities: readonly string[]): NameWord[] {
  const all = wordsOf(fold(name).replace(BRAND, ''));
  const cityWords = cities.map((city) => wordsOf(fold(city)));
  const tellingNames = [cityWords.reduce(dropPhrase, all), all].map((words) =>
    words.filter((word) => !STOP_WORDS.has(word)),
  );
  const words = tellingNames.find((kept) => kept.length > 0) ?? all;
  return [...new Set(words)].sort().map((word) => ({
    word,
    weight: COMMON_WORDS.has(word) ? COMMON_WEIGHT : 1,
    isTelling: TELLING_WORDS.has(word) || /\d/.test(word),
  }));
}

/** Drops a phrase that stands at the end of a longer one. */
function dropPhrase(words: string[], phrase: readonly string[]): string[] {
  const start = words.length - phrase.length;
  const isThere =
    phrase.length > 0 && start > 0 && phrase.every((word, index) => words[start + index] === word);
  return isThere ? words.slice(0, start) : words;
}
