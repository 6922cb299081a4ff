import { Groups } from './cardGroups';

/** Most separators between two groups of one number. */
const GAP_MAX = 2;
const BROKEN = GAP_MAX + 1;
/** Most digits in a printed group of a card; the last group of a UUID has twelve. */
const LONGEST_GROUP = 7;

const [LETTER, SPACE, DASH, DIGIT] = [1, 2, 3, 4];
/** Kind of each ASCII byte; 0 for all others. */
const KINDS = Uint8Array.from({ length: 256 }, (_, code) => {
  const sign = String.fromCharCode(code);
  if (/[0-9]/.test(sign)) return DIGIT ?? 0;
  if (/[A-Za-z]/.test(sign)) return LETTER ?? 0;
  if (/[\s.]/.test(sign)) return SPACE ?? 0;
  return sign === '-' ? (DASH ?? 0) : 0;
});

/** Reused by every call, because a body may have thousands of short texts. */
const groups = new Groups();

/**
 * Whether ASCII bytes contain a card number. A run consists of groups of digits with one or two separators between them. A
 * group next to a letter belongs to no run.
 */
export function findCard(bytes: Uint8Array): boolean {
  groups.begin(bytes);
  let hasLongGroup = false;
  let before = 0;
  let gap = BROKEN;
  let hasDash = false;
  for (let place = 0; place < bytes.length;) {
    const kind = KINDS[bytes[place] ?? 0] ?? 0;
    if (kind !== DIGIT) {
      place += 1;
      before = kind;
      if (gap >= BROKEN) continue;
      if (kind === DASH) hasDash = true;
      gap = kind === SPACE || kind === DASH ? gap + 1 : BROKEN;
      continue;
    }
    const start = place;
    do place += 1;
    while (KINDS[bytes[place] ?? 0] === DIGIT);
    const touchesLetter = before === LETTER || KINDS[bytes[place] ?? 0] === LETTER;
    before = DIGIT;
    if (gap >= BROKEN || touchesLetter) {
      if (!hasLongGroup && groups.isCard(groups.count)) return true;
      groups.clear();
      hasLongGroup = false;
    }
    if (touchesLetter) {
      gap = BROKEN;
      continue;
    }
    groups.add(start, place);
    if (place - start > LONGEST_GROUP) hasLongGroup = true;
    if (groups.isPrinted() || (!hasDash && groups.isHalved())) return true;
    gap = 0;
    hasDash = false;
  }
  return !hasLongGroup && groups.isCard(groups.count);
}
