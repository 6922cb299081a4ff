const [SHORTEST, LONGEST] = [13, 19];
/** Lengths of timestamps in milliseconds, microseconds or nanoseconds. These begin with 1, which no card scheme uses. */
const TIMESTAMP_LENGTHS: readonly number[] = [13, 16, 19];
const CODE_0 = 0x30;
/** Digit sum of twice each digit. */
const DOUBLED = Uint8Array.of(0, 2, 4, 6, 8, 1, 3, 5, 7, 9);
/** Ring size, larger than the digits of the longest number; only the newest groups of a run are stored. */
const RING = 32;

/**
 * Groups of digits of a run, as positions in ASCII bytes. Each group stores the digits before it and two Luhn sums, so that
 * any combination is checked without reading the digits again. The time is linear in the length of the text.
 */
export class Groups {
  count = 0;
  private bytes: Uint8Array = new Uint8Array();
  private readonly starts = new Int32Array(RING);
  private readonly digitsBefore = new Int32Array(RING);
  private readonly evenBefore = new Int32Array(RING);
  private readonly oddBefore = new Int32Array(RING);
  private digits = 0;
  /** Luhn sums with the digits at odd and at even positions doubled. */
  private even = 0;
  private odd = 0;
  /** Sizes of the newest five groups, the newest first; 0 for missing ones. */
  private first = 0;
  private second = 0;
  private third = 0;
  private fourth = 0;
  private fifth = 0;

  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.digits = 0;
    this.even = 0;
    this.odd = 0;
    this.clear();
  }
  /** Removes the groups of digits, because a new run begins. */
  clear(): void {
    this.count = 0;
    this.first = 0;
    this.second = 0;
    this.third = 0;
    this.fourth = 0;
  }
  add(start: number, end: number): void {
    const at = this.count % RING;
    this.starts[at] = start;
    this.digitsBefore[at] = this.digits;
    this.evenBefore[at] = this.even;
    this.oddBefore[at] = this.odd;
    this.count += 1;
    this.fifth = this.fourth;
    this.fourth = this.third;
    this.third = this.second;
    this.second = this.first;
    this.first = end - start;
    let { digits, even, odd } = this;
    for (let place = start; place < end; place += 1) {
      const digit = (this.bytes[place] ?? CODE_0) - CODE_0;
      const doubled = DOUBLED[digit] ?? 0;
      const isEven = (digits & 1) === 0;
      even += isEven ? digit : doubled;
      odd += isEven ? doubled : digit;
      digits += 1;
    }
    this.digits = digits;
    this.even = even;
    this.odd = odd;
  }

  /** True when the newest groups, `taken` of them, form a card number: 13 to 19 digits that pass Luhn. */
  isCard(taken: number): boolean {
    if (taken === 0 || taken > LONGEST) return false;
    const begin = (this.count - taken) % RING;
    const length = this.digits - (this.digitsBefore[begin] ?? 0);
    if (length < SHORTEST || length > LONGEST) return false;
    // The last digit is not doubled.
    const sum =
      (this.digits & 1) === 1
        ? this.even - (this.evenBefore[begin] ?? 0)
        : this.odd - (this.oddBefore[begin] ?? 0);
    return sum > 0 && sum % 10 === 0;
  }
  /**
   * True when the newest groups look like a printed card: 4-4-4-4 with up to three more digits, American Express or
   * Diners. Beside other digits, such as a room number and a date, only a number grouped like this or not at all counts
   * as a card.
   */
  isPrinted(): boolean {
    const { first, second, third, fourth, fifth } = this;
    if (first >= SHORTEST) return !this.isTimestamp() && this.isCard(1);
    if (third === 4 && second === 6) return (first === 4 || first === 5) && this.isCard(3);
    if (third !== 4 || fourth !== 4 || second > 4) return false;
    if (second === 4 && first <= 4 && this.isCard(4)) return true;
    return fifth === 4 && first <= 3 && this.isCard(5);
  }
  /**
   * True when the newest two groups form a card number. They are separated by a space or a dot; with a dash they may be
   * the end of a UUID.
   */
  isHalved(): boolean {
    const length = this.first + this.second;
    return length >= SHORTEST && this.count > 1 && this.isIssued() && this.isCard(2);
  }

  private isTimestamp(): boolean {
    return this.digitOf(this.count - 1, 0) === 1 && TIMESTAMP_LENGTHS.includes(this.first);
  }
  /**
   * True when the second newest group begins like a card scheme's number. Current dates and telephone numbers do not.
   */
  private isIssued(): boolean {
    const digit = this.digitOf(this.count - 2, 0);
    if (digit >= 4 && digit <= 6) return true;
    if (this.second < 2) return false;
    const next = this.digitOf(this.count - 2, 1);
    if (digit === 3) return next === 0 || next >= 4;
    return digit === 2 && next >= 2 && next <= 7;
  }
  private digitOf(group: number, offset: number): number {
    return (this.bytes[(this.starts[group % RING] ?? 0) + offset] ?? CODE_0) - CODE_0;
  }
}

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
 * True when ASCII bytes contain a card number. A run consists of groups of digits with one or two separators between
 * them. A group next to a letter belongs to no run.
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
