import { mapSteps, type Steps } from '../../lib/async/steps';

/** Known words that a mistyped word may stand for: those with the fewest wrong letters. */
export type Spelling = (word: string) => string[];

/** Shorter words have too many neighbours, and are mostly codes. */
const SHORTEST = 4;
/** No name has a longer word. */
const LONGEST = 30;
/** From this length on two letters may be wrong, before it one. */
const LONG = 6;
const MOST = 8;

/** Corrects a slip of one or two letters among the folded words given, each once, also at the beginning of a word that is still being typed. */
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
      // Each letter that the word lacks is a slip, and each that it is too short: this settles nearly all words.
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
 * Letters that are wrong, missing, too many or swapped (optimal string alignment) between a word and the beginning of a known one that
 * is most like it; `most + 1` for more than `most`.
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
/** Rows of the table of slips, used again for each pair of words. */
const aRow = (): Uint8Array => new Uint8Array(LONGEST + 4);
const ROWS = [aRow(), aRow(), aRow()] as const;
