/** Maximum length of a given name or surname in a form, in characters. */
export const PERSON_NAME_MAX = 50;

const INVISIBLE = /[\u00AD\u034F\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const APOSTROPHES = /[`\u00B4\u02B9\u02BB-\u02BF\u02C8\u2018\u2019\u201B\u2032\uFF07]/g;
const HYPHENS = /[\u058A\u05BE\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * A line of text as it is stored and compared: composed (NFC), with plain apostrophe, hyphen and single spaces, trimmed,
 * without invisible characters. Letters are unchanged.
 */
export const normalizeLine = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim();
/** A person's name, normalized like any line, with a space after each dot before a letter: MA.FERNANDA is MA. FERNANDA. */
export const normalizeName = (typed: string): string =>
  normalizeLine(typed).replace(/\.(?=\p{L})/gu, '. ');

/**
 * A normalized name in any script: letters, and spaces, hyphens, apostrophes and dots between them. A dot must end a word,
 * so that no name looks like an address that a mail program turns into a link.
 */
export const PERSON_NAME = /^'?\p{L}(?:[\p{L}\p{M}' ·-]|\.(?=[ '-]|$))*$/u;
/** A letter or a mark of another script, or one of the two superscript colons, which have no spelling. */
const NOT_LATIN =
  /(?!\p{Script=Latin})\p{L}|(?![\p{Script=Latin}\p{Script=Inherited}])\p{M}|[\u{10781}\u{10782}]/u;

/**
 * True when a normalized name has Latin letters only, without marks of another script. Passports spell all names this way,
 * and suppliers accept no others.
 */
export const isLatinName = (name: string): boolean => !NOT_LATIN.test(name);
