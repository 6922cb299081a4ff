import { normalizeName } from '@tiquete/contracts/person-name';
import spellings from './latinSpellings.json';

/**
 * Letters without a base letter of their own, by spelling. Source: ICAO Doc 9303, Part 3, eighth edition (2021), section 6,
 * table A, its first spelling. Letters that are not in that table have the base letter of their Unicode name, or the
 * spelling of the language that writes them.
 */
const SPELLINGS = new Map(
  Object.entries(spellings).flatMap(([spelling, letters]) =>
    [...letters].map((letter) => [letter, spelling] as const),
  ),
);
/** Spanish has Ü only in these positions, and spells it U, which the table allows: AGÜERO is AGUERO. */
const SPANISH_DIAERESIS = /(g)ü(?=[eiéí])/gi;

/** Spells one character in letters A to Z. Empty for an accent alone; undefined without a Latin spelling. */
function spell(character: string): string | undefined {
  const known = SPELLINGS.get(character);
  if (known !== undefined) return known;
  const letters = [...character.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((letter) => SPELLINGS.get(letter) ?? letter.normalize('NFKD').replace(/\p{M}/gu, ''))
    .join('')
    .toUpperCase();
  const isAccent = letters === '' && /\p{Script=Inherited}/u.test(character);
  return isAccent || /^[A-Z]+$/.test(letters) ? letters : undefined;
}

export interface SpelledName {
  /** The spelled name: capitals A to Z and the separators. Letters of other scripts remain unchanged in it. */
  text: string;
  /** Letters of other scripts, each once. */
  unspelled: string[];
}

/** Spells the letters of a name by the table. Spaces, hyphens, apostrophes and dots stay. Nothing is dropped. */
export function spellName(name: string): SpelledName {
  const unspelled = new Set<string>();
  const text = [...normalizeName(name).replace(SPANISH_DIAERESIS, '$1u')]
    .map((character) => {
      if (!/[\p{L}\p{M}]/u.test(character)) return character;
      const letters = spell(character);
      if (letters === undefined) unspelled.add(character);
      return letters ?? character;
    })
    .join('');
  return { text, unspelled: [...unspelled] };
}

/**
 * A name as in the machine-readable zone of a passport: A to Z, with single spaces in place of its fillers. By ICAO Doc
 * 9303-3, section 4.6, apostrophes are dropped and hyphens become fillers. Dots become fillers too.
 */
export function toMachineReadable(name: string): SpelledName {
  const { text, unspelled } = spellName(name);
  return { text: withSeparators(text, ' '), unspelled };
}

/** Text with only these separators: space, hyphen or apostrophe. Other hyphens and dots become spaces. */
export const withSeparators = (text: string, allowed: string): string =>
  text
    .replace(/·/g, '')
    .replace(/\./g, ' ')
    .replace(/-/g, allowed.includes('-') ? '-' : ' ')
    .replace(/'/g, allowed.includes("'") ? "'" : '')
    .replace(/\s+/g, ' ')
    .trim();
