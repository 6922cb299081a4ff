import { fold } from '@tiquete/domain';
import nameLists from './nameWords.json';

/** Words that name the kind of property or carry no information; catalogues add and omit them. */
const STOP_WORDS = new Set(nameLists.stop);
/** Words that many properties have in their names. They alone do not make two names equal. */
const COMMON_WORDS = new Set(nameLists.common);
/** Words that distinguish two properties of one family: a name with such a word and a name without it are two properties. */
const TELLING_WORDS = new Set(nameLists.telling);

/** One word of a name. `weight` is 1 for a specific word and less for a common one. */
export interface NameWord {
  word: string;
  weight: number;
  isTelling: boolean;
}
const COMMON_WEIGHT = 0.5;
/** `… by Andina`, `…, a Andina hotel`: the operator, which is not part of the name. */
const BRAND = /(?<=\S)\s+by\s+\S.*$/;
const wordsOf = (text: string): string[] =>
  text
    .replace(/[’'`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Words of a name in alphabetical order, without accents, kinds of property, brands and city names; all words if none would
 * remain.
 */
export function nameWords(name: string, cities: readonly string[]): NameWord[] {
  const all = wordsOf(fold(name).replace(BRAND, ''));
  const cityWords = cities.map((city) => wordsOf(fold(city)));
  const tellingNames = [cityWords.reduce(dropPhrase, all), all].map((words) =>
    words.filter((word) => !STOP_WORDS.has(word)),
  );
  const words = tellingNames.find((tokens) => tokens.length > 0) ?? all;
  return [...new Set(words)].sort().map((word) => ({
    word,
    weight: COMMON_WORDS.has(word) ? COMMON_WEIGHT : 1,
    isTelling: TELLING_WORDS.has(word) || /\d/.test(word),
  }));
}

/** Removes a phrase from the end of a longer list of words. */
function dropPhrase(words: string[], phrase: readonly string[]): string[] {
  const start = words.length - phrase.length;
  const isThere =
    phrase.length > 0 && start > 0 && phrase.every((word, index) => words[start + index] === word);
  return isThere ? words.slice(0, start) : words;
}
