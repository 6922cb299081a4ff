/** Names under which a long number is no card: documents, and secrets that are hashed at once. */
const EXEMPT = new Set(['document', 'password', 'current_password', 'csrfToken', 'token']);
/** Characters without a width of their own: nobody sees them between two digits. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu;
/** Dashes and spaces of every kind, by which people separate the groups of a number. */
const BETWEEN = /[\s.\p{Pd}]{1,2}/u;
const RUN = /(?<![\p{L}\p{N}])\d(?:[\s.\p{Pd}]{0,2}\d)*(?![\p{L}\p{N}])/gu;
/** Two groups with a space between them, wherever it stands; with a dash it may be the end of a UUID. */
const HALVED = /(?<!\d)(?=(\d+)[\s.]{1,2}(\d+)(?!\d))/g;
/** How the numbers of the card schemes begin; a date or a telephone number of today does not. */
const ISSUED = /^(?:[456]|3[04-9]|2[2-7])/;
/** As cards print theirs: 4-4-4-4 with up to three more digits, American Express and Diners. */
const PRINTED = /^(?:4-){3}[1-4](?:-[1-3])?$|^4-6-[45]$/;
const GROUPS_MAX = 5;

/** Whether a card number (13 to 19 digits that pass Luhn) stands anywhere in a JSON value. */
export function hasCardNumber(value: unknown, name = ''): boolean {
  if (EXEMPT.has(name)) return false;
  if (typeof value === 'string') return textHasCardNumber(value);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && textHasCardNumber(String(value));
  if (Array.isArray(value))
    return value.some((item) => hasCardNumber(item, name === 'documents' ? name : ''));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) =>
      textHasCardNumber(key) ||
      (!(name === 'documents' && key === 'number') && hasCardNumber(inner, key)),
  );
}

/** For a log: the path of an address, or that it held a card number. */
export function withoutCardNumbers(path: string): string {
  try {
    return textHasCardNumber(decodeURIComponent(path)) ? '[masked]' : path;
  } catch {
    return textHasCardNumber(path) ? '[masked]' : path;
  }
}

function textHasCardNumber(text: string): boolean {
  const seen = text.normalize('NFKC');
  // An invisible character may stand between groups, or within one.
  const readings = new Set([' ', ''].map((between) => seen.replace(INVISIBLE, between)));
  return [...readings].some(runsHaveCardNumber);
}

function runsHaveCardNumber(text: string): boolean {
  for (const [run] of text.matchAll(RUN)) {
    const groups = run.split(BETWEEN);
    // Cards are printed in groups of up to seven digits; a UUID ends in twelve.
    if (groups.every((group) => group.length <= 7) && isCard(groups)) return true;
    if (groups.some((_, start) => hasPrintedCard(groups, start))) return true;
    for (const [, left = '', right = ''] of run.matchAll(HALVED))
      if (ISSUED.test(left) && isCard([left, right])) return true;
  }
  return false;
}

/** Among other digits, as between a room's number and a date, only what is grouped like a card, or not grouped at all. */
function hasPrintedCard(groups: readonly string[], start: number): boolean {
  for (let end = start + 1; end <= Math.min(groups.length, start + GROUPS_MAX); end += 1) {
    const some = groups.slice(start, end);
    if (
      (some.length === 1 || PRINTED.test(some.map(({ length }) => length).join('-'))) &&
      isCard(some)
    )
      return true;
  }
  return false;
}

function isCard(groups: readonly string[]): boolean {
  const length = groups.reduce((sum, group) => sum + group.length, 0);
  return length >= 13 && length <= 19 && passesLuhn(groups.join(''));
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled - (doubled > 9 ? 9 : 0);
  }
  return sum % 10 === 0 && Number(digits) !== 0;
}
