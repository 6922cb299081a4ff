import { mapSteps, type Steps } from '../lib/async/steps';

/** Known words that a mistyped word may mean: those with the fewest wrong letters. */
export type Spelling = (word: string) => string[];

/** Shortest word that is corrected; shorter ones have too many neighbours and are mostly codes. */
const SHORTEST = 4;
/** Longest word that is corrected; no name has a longer one. */
const LONGEST = 30;
/** Length from which two letters may be wrong; in shorter words one. */
const LONG = 6;
const MOST = 8;
/** Maximum spellings of a whole query that are tried. */
const MOST_SPELLINGS = 24;

/**
 * Corrects one or two wrong letters of a typed word, also of an unfinished one. `words` are the correct words without
 * accents and capitals, each once.
 */
export function* createSpelling(words: readonly string[]): Steps<Spelling> {
  const known = yield* mapSteps(
    words.filter((word) => word.length >= SHORTEST),
    (word) => ({ word, letters: lettersOf(word) }),
  );
  return (typed) => {
    if (typed.length < SHORTEST || typed.length > LONGEST) return [];
    const letters = lettersOf(typed);
    let most = typed.length < LONG ? 1 : 2;
    let found: string[] = [];
    for (const one of known) {
      // Letters that the word lacks, and letters that it is too short by, are errors. This check excludes nearly all words.
      if (one.word.length < typed.length - most || countOf(letters & ~one.letters) > most) continue;
      const slips = slipsBetween(typed, one.word, most);
      if (slips === 0 || slips > most) continue;
      if (slips < most) found = [];
      most = slips;
      found.push(one.word);
    }
    return found
      .sort((a, b) => Math.abs(a.length - typed.length) - Math.abs(b.length - typed.length))
      .slice(0, MOST);
  };
}

/**
 * The query with one or more of its words corrected, the fewest changes first. An unknown word is always corrected if
 * possible.
 */
export function spellingsOf(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  spelling: Spelling,
): string[][] {
  let spellings: { words: string[]; changes: number }[] = [{ words: [], changes: 0 }];
  for (const word of words) {
    const others = spelling(word);
    const staysUnchanged = others.length === 0 || isKnown(word);
    spellings = spellings
      .flatMap((one) => [
        ...(staysUnchanged ? [{ words: [...one.words, word], changes: one.changes }] : []),
        ...others.map((other, place) => ({
          words: [...one.words, other],
          changes: one.changes + 1 + place / MOST_SPELLINGS,
        })),
      ])
      .sort((a, b) => a.changes - b.changes)
      .slice(0, MOST_SPELLINGS);
  }
  return spellings.filter(({ changes }) => changes > 0).map((one) => one.words);
}

const ALPHABET = 32;
/** One bit for each letter that occurs. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % ALPHABET);
  return letters;
}
function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Letters that are wrong, missing, extra or swapped (optimal string alignment) between a word and the most similar prefix of a
 * known one; `most + 1` for more than `most`.
 */
function slipsBetween(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  let [before, last, next]: readonly [Uint8Array, Uint8Array, Uint8Array] = ROWS;
  for (let at = 0; at <= width; at += 1) last[at] = at;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    next[0] = row;
    let least = row;
    for (let at = 1; at <= width; at += 1) {
      const isSame = letter === word.charCodeAt(at - 1);
      let slips = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + Number(!isSame),
      );
      const isSwapped =
        row > 1 &&
        at > 1 &&
        letter === word.charCodeAt(at - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(at - 1);
      if (isSwapped) slips = Math.min(slips, (before[at - 2] ?? 0) + 1);
      next[at] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    [before, last, next] = [last, next, before];
  }
  return last.subarray(0, width + 1).reduce((least, slips) => Math.min(least, slips), most + 1);
}
/** Rows of the error table, reused for each pair of words. */
const aRow = (): Uint8Array => new Uint8Array(LONGEST + 4);
const ROWS = [aRow(), aRow(), aRow()] as const;
