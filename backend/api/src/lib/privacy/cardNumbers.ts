import { findCard } from './findCard';
import { foldDigits } from './foldDigits';

/** Names of fields in which a long number is not a card: documents, and secrets that are hashed at once. */
const EXEMPT = new Set(['document', 'password', 'current_password', 'csrfToken', 'token']);
const SHORTEST = 13;
const SMALLEST = 10 ** (SHORTEST - 1);
/** Fewest characters of a card number; one character may stand for three digits. */
const FEWEST = Math.ceil(SHORTEST / 3);
const LAST_ASCII = 0x7f;
const BEYOND_ASCII = /[\u0080-\uffff]/;
/** Accented Latin letters, À to ɏ, none of which is a digit. */
const [FIRST_LETTER, LAST_LATIN] = [0xc0, 0x24f];
const [CODE_0, CODE_9] = [0x30, 0x39];

/**
 * True when a JSON value contains a card number (13 to 19 digits that pass Luhn). Each text is read once, in linear
 * time.
 */
export function hasCardNumber(value: unknown, name = ''): boolean {
  if (EXEMPT.has(name)) return false;
  if (typeof value === 'string') return textHasCardNumber(value);
  if (typeof value === 'number')
    return value >= SMALLEST && Number.isSafeInteger(value) && textHasCardNumber(String(value));
  if (Array.isArray(value)) {
    const inner = name === 'documents' ? name : '';
    for (const item of value) if (hasCardNumber(item, inner)) return true;
    return false;
  }
  if (typeof value !== 'object' || value === null) return false;
  for (const key of Object.keys(value)) {
    if (textHasCardNumber(key)) return true;
    const isDocument = name === 'documents' && key === 'number';
    if (!isDocument && hasCardNumber(Reflect.get(value, key), key)) return true;
  }
  return false;
}

/** Path of an address for a log, or a note that it contained a card number. */
export function withoutCardNumbers(path: string): string {
  try {
    return textHasCardNumber(decodeURIComponent(path)) ? '[masked]' : path;
  } catch {
    return textHasCardNumber(path) ? '[masked]' : path;
  }
}

function textHasCardNumber(text: string): boolean {
  const characters = charactersOf(text);
  if (characters === 'few-digits') return false;
  if (characters === 'ascii') return findCard(bytesOf(text));
  // An invisible character may separate two groups or be inside one.
  const { spaced, joined } = foldDigits(text);
  return findCard(spaced) || (joined !== null && findCard(joined));
}

/** Bytes of an ASCII text. For short texts the buffer is reused by the next call, because a body may have thousands. */
function bytesOf(text: string): Uint8Array {
  if (text.length > SCRATCH.length) return Buffer.from(text, 'latin1');
  for (let place = 0; place < text.length; place += 1) SCRATCH[place] = text.charCodeAt(place);
  return SCRATCH.subarray(0, text.length);
}
const SCRATCH = new Uint8Array(64);

/** Classifies a text; most have too few digits. A character beyond Latin may stand for up to three digits, as ⅒ does. */
function charactersOf(text: string): 'few-digits' | 'ascii' | 'beyond' {
  if (text.length < FEWEST) return 'few-digits';
  let digits = 0;
  for (let place = 0; place < text.length && digits < SHORTEST; place += 1) {
    const code = text.charCodeAt(place);
    if (code <= CODE_9) {
      if (code >= CODE_0) digits += 1;
    } else if (code > LAST_ASCII && (code < FIRST_LETTER || code > LAST_LATIN)) digits += 3;
  }
  if (digits < SHORTEST) return 'few-digits';
  return BEYOND_ASCII.test(text) ? 'beyond' : 'ascii';
}
