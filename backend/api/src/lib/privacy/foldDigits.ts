const codeOf = (sign: string): number => sign.charCodeAt(0);
/** Replacement bytes for characters beyond ASCII: letters, spaces, dashes, others. */
const [LETTER, SPACE, DASH, OTHER] = [codeOf('x'), codeOf(' '), codeOf('-'), codeOf(',')];
/** Marks characters that are invisible on a screen, also between two digits. */
const INVISIBLE = 1;
/** Marks characters that stand for several bytes, as ⑳ does. */
const EXPANDS = 2;
const LAST_ASCII = 0x7f;
const LAST_OF_BMP = 0xffff;
const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff];
const UNICODE = 0x110000;

/** Cached byte for each code point beyond ASCII; 0: not computed yet. */
const known = new Uint8Array(UNICODE);
const expansions = new Map<number, readonly number[]>();

export interface Folded {
  /** Text with a space for each invisible character. */
  spaced: Uint8Array;
  /** Text without invisible characters; null when it has none. */
  joined: Uint8Array | null;
}

/**
 * Converts a text to ASCII bytes. Digits, separators and letters of every script, by NFKC, become 0 to 9, space, dash and x.
 */
export function foldDigits(text: string): Folded {
  // A character has at most three bytes for each of its UTF-16 units.
  const spaced = new Uint8Array(text.length * LONGEST);
  const joined = new Uint8Array(text.length * LONGEST);
  let [length, visible] = [0, 0];
  for (let place = 0; place < text.length; place += 1) {
    let code = text.charCodeAt(place);
    if (code <= LAST_ASCII) {
      spaced[length++] = code;
      joined[visible++] = code;
      continue;
    }
    if (code >= FIRST_SURROGATE && code <= LAST_SURROGATE) {
      code = text.codePointAt(place) ?? code;
      if (code > LAST_OF_BMP) place += 1;
    }
    const byte = known[code] || (known[code] = classify(code));
    if (byte > EXPANDS) {
      spaced[length++] = byte;
      joined[visible++] = byte;
    } else if (byte === EXPANDS)
      for (const one of expansions.get(code) ?? []) {
        spaced[length++] = one;
        joined[visible++] = one;
      }
    else spaced[length++] = SPACE;
  }
  return {
    spaced: spaced.subarray(0, length),
    joined: visible === length ? null : joined.subarray(0, visible),
  };
}
const LONGEST = 3;

/**
 * Ideographs, syllables and planes without characters: most code points. None of them is or becomes a digit or a separator.
 */
const PLAIN: readonly (readonly [first: number, last: number, byte: number])[] = [
  [0x3400, 0x4dbf, LETTER],
  [0x4e00, 0x9fff, LETTER],
  [0xac00, 0xd7a3, LETTER],
  [0x20000, 0x2a6df, LETTER],
  [0x40000, 0xdffff, OTHER],
  [0xf0000, 0x10ffff, OTHER],
];

function classify(code: number): number {
  for (const [first, last, byte] of PLAIN) if (code >= first && code <= last) return byte;
  const character = String.fromCodePoint(code);
  const normal = character.normalize('NFKC');
  if (normal === character) return byteOf(character);
  const classes = [...normal].map(byteOf);
  if (classes.length === 1) return classes[0] ?? OTHER;
  // Without digits only the ends matter, next to a number.
  const [first = OTHER, last = OTHER] = [classes[0], classes.at(-1)];
  const fits = classes.length <= LONGEST;
  expansions.set(code, (fits ? classes : [first, OTHER, last]).map(toVisible));
  return EXPANDS;
}
const toVisible = (byte: number): number => (byte === INVISIBLE ? SPACE : byte);

function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code <= LAST_ASCII) return code;
  if (/[\p{Lu}\p{Ll}\p{N}]/u.test(character)) return LETTER;
  if (/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/u.test(character)) return INVISIBLE;
  if (/\s/u.test(character)) return SPACE;
  if (/\p{Pd}/u.test(character)) return DASH;
  return /[\p{L}\p{N}]/u.test(character) ? LETTER : OTHER;
}
