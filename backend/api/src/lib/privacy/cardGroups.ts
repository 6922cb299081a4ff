const [SHORTEST, LONGEST] = [13, 19];
/** Groups of a printed number. */
const GROUPS_MAX = 5;
/** A timestamp in milliseconds, microseconds or nanoseconds begins with 1; no scheme issues such cards. */
const TIMESTAMP_LENGTHS: readonly number[] = [13, 16, 19];
const CODE_0 = 0x30;
/** The sum of the digits of twice each digit. */
const DOUBLED = Uint8Array.of(0, 2, 4, 6, 8, 1, 3, 5, 7, 9);

/** More groups than the longest number has digits; of a run only the newest ones are kept. */
export const RING = 32;
/** The groups of a run so far, as places in ASCII bytes. */
export interface Groups {
  bytes: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  count: number;
}

const startOf = ({ starts }: Groups, index: number): number => starts[index % RING] ?? 0;
const sizeOf = ({ starts, ends }: Groups, index: number): number =>
  (ends[index % RING] ?? 0) - (starts[index % RING] ?? 0);
const digitOf = ({ bytes }: Groups, place: number): number => (bytes[place] ?? CODE_0) - CODE_0;

/** Whether the newest groups, `taken` of them, are a card together: 13 to 19 digits that pass Luhn. */
export function isCardOf(groups: Groups, taken: number): boolean {
  if (taken === 0 || taken > LONGEST) return false;
  let length = 0;
  for (let index = groups.count - taken; index < groups.count; index += 1)
    length += sizeOf(groups, index);
  return length >= SHORTEST && length <= LONGEST && passesLuhn(groups, taken);
}

/** Next to other digits, such as a room number and a date, a card counts only when its digits are grouped like a card or not at all. */
export function isPrinted(groups: Groups): boolean {
  const { count } = groups;
  const last = sizeOf(groups, count - 1);
  if (last >= SHORTEST && !isTimestamp(groups) && isCardOf(groups, 1)) return true;
  for (let taken = 3; taken <= Math.min(count, GROUPS_MAX); taken += 1)
    if (isPattern(groups, count - taken, taken) && isCardOf(groups, taken)) return true;
  return false;
}

/** Two groups with a space or a dot between them, wherever it stands; with a dash it may be the end of a UUID. */
export const isHalved = (groups: Groups): boolean =>
  groups.count > 1 && isIssued(groups, groups.count - 2) && isCardOf(groups, 2);

const isTimestamp = (groups: Groups): boolean =>
  digitOf(groups, startOf(groups, groups.count - 1)) === 1 &&
  TIMESTAMP_LENGTHS.includes(sizeOf(groups, groups.count - 1));

/** As cards print theirs: 4-4-4-4 with up to three more digits, American Express and Diners. */
function isPattern(groups: Groups, first: number, taken: number): boolean {
  if (sizeOf(groups, first) !== 4) return false;
  const [second, third] = [sizeOf(groups, first + 1), sizeOf(groups, first + 2)];
  if (taken === 3) return second === 6 && (third === 4 || third === 5);
  if (second !== 4 || third !== 4 || sizeOf(groups, first + 3) > 4) return false;
  return taken === 4 || sizeOf(groups, first + 4) <= 3;
}

/** How the numbers of the card schemes begin; a date or a telephone number of today does not. */
function isIssued(groups: Groups, index: number): boolean {
  const start = startOf(groups, index);
  const first = digitOf(groups, start);
  if (first >= 4 && first <= 6) return true;
  if (sizeOf(groups, index) < 2) return false;
  const second = digitOf(groups, start + 1);
  if (first === 3) return second === 0 || second >= 4;
  return first === 2 && second >= 2 && second <= 7;
}

function passesLuhn(groups: Groups, taken: number): boolean {
  const { bytes, starts, ends, count } = groups;
  let sum = 0;
  let isZero = true;
  let isDoubled = false;
  for (let index = count - 1; index >= count - taken; index -= 1) {
    const start = starts[index % RING] ?? 0;
    for (let place = (ends[index % RING] ?? 0) - 1; place >= start; place -= 1) {
      const digit = (bytes[place] ?? CODE_0) - CODE_0;
      if (digit !== 0) isZero = false;
      sum += isDoubled ? (DOUBLED[digit] ?? 0) : digit;
      isDoubled = !isDoubled;
    }
  }
  return !isZero && sum % 10 === 0;
}
