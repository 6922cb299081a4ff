const codeOf = (sign: string): number => sign.charCodeAt(0);
/** Replacement of a character beyond ASCII: one for letters, one for spaces, one for dashes, one for the rest. */
const [LETTER, SPACE, DASH, OTHER] = [codeOf('x'), codeOf(' '), codeOf('-'), codeOf(',')];
/** Takes no space on a screen, so that a reader does not see it between two digits. */
const INVISIBLE = 1;
/** Stands for several bytes, as ⑳ does. */
const EXPANDS = 2;
const LAST_ASCII = 0x7f;
const LAST_OF_BMP = 0xffff;
const UNICODE = 0x110000;

/** The byte that stands for a code point beyond ASCII; 0: not looked at yet. */
const known = new Uint8Array(UNICODE);
const expansions = new Map<number, readonly number[]>();

export interface Folded {
  bytes: Uint8Array;
  hasInvisible: boolean;
}

/**
 * A text as ASCII bytes in which digits, separators and letters of every script, read by NFKC, are 0 to 9, space, dash and x.
 * Invisible characters become spaces, or are left out.
 */
export function foldDigits(text: string, keepsInvisible: boolean): Folded {
  // No character has more than three bytes for each of its UTF-16 units.
  const bytes = new Uint8Array(text.length * LONGEST);
  let length = 0;
  let hasInvisible = false;
  for (let place = 0; place < text.length; place += 1) {
    let code = text.charCodeAt(place);
    if (code <= LAST_ASCII) {
      bytes[length++] = code;
      continue;
    }
    code = text.codePointAt(place) ?? code;
    if (code > LAST_OF_BMP) place += 1;
    const byte = known[code] || (known[code] = classify(code));
    if (byte > EXPANDS) bytes[length++] = byte;
    else if (byte === EXPANDS) for (const one of expansions.get(code) ?? []) bytes[length++] = one;
    else {
      hasInvisible = true;
      if (keepsInvisible) bytes[length++] = SPACE;
    }
  }
  return { bytes: bytes.subarray(0, length), hasInvisible };
}
const LONGEST = 3;

function classify(code: number): number {
  const classes = [...String.fromCodePoint(code).normalize('NFKC')].map(byteOf);
  if (classes.length === 1) return classes[0] ?? OTHER;
  // Without digits only its ends matter to a number beside it.
  const [first = OTHER, last = OTHER] = [classes[0], classes.at(-1)];
  const fits = classes.length <= LONGEST;
  expansions.set(code, (fits ? classes : [first, OTHER, last]).map(toVisible));
  return EXPANDS;
}
const toVisible = (byte: number): number => (byte === INVISIBLE ? SPACE : byte);

function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code <= LAST_ASCII) return code;
  if (/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/u.test(character)) return INVISIBLE;
  if (/\s/u.test(character)) return SPACE;
  if (/\p{Pd}/u.test(character)) return DASH;
  return /[\p{L}\p{N}]/u.test(character) ? LETTER : OTHER;
}
