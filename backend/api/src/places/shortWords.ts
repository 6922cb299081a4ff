/** Letters of words that are corrected only where the other words of a query match as typed. */
const [SHORTEST, LONGEST] = [2, 3];

export const isShort = ({ length }: string): boolean => length >= SHORTEST && length <= LONGEST;

/**
 * True when a short typed word may mean a known one: both begin with the same letter, and one letter is wrong (`sam` for `san`) or
 * the typed word abbreviates the known one (`nva` for `nueva`).
 */
export const mayMean = (typed: string, known: string): boolean =>
  typed.charAt(0) === known.charAt(0) && (isOneSlip(typed, known) || abbreviates(typed, known));

/** One letter is wrong, missing or extra, or two neighbours are swapped. */
function isOneSlip(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one.charAt(start) === other.charAt(start)) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one, other].map((word) => word.slice(start, word.length - end));
  if (left === undefined || right === undefined) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left === [...right].reverse().join('');
}

/** The letters of the typed word are in the known one in their order, and both end with the same letter. */
function abbreviates(typed: string, known: string): boolean {
  let at = -1;
  for (const letter of typed) {
    at = known.indexOf(letter, at + 1);
    if (at === -1) return false;
  }
  return typed.at(-1) === known.at(-1);
}
