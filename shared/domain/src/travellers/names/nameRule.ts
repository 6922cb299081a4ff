import { normalizeName, PERSON_NAME_MAX } from '@tiquete/contracts/person-name';
import { spellName, withSeparators } from './machineReadable';

/** A supplier's rule for the given name and for the surname of a person. */
export interface NameRule {
  /** `A-Z`: spelled as in the machine-readable zone, in capitals. `any`: as it was typed. */
  letters: 'A-Z' | 'any';
  /** Allowed separators: space, hyphen, apostrophe. */
  separators: string;
  /** Maximum number of characters. */
  max: number;
}
export interface RuledName {
  /** The name for the supplier. */
  text: string;
  isShortened: boolean;
  /** Letters that the rule cannot spell, each once. They stay in `text`. */
  unspelled: string[];
}

/** Maximum length of a name on a ticket when the airline's limit is unknown. */
export const TICKET_NAME_MAX = 56;
/** Tickets have A to Z, spaces and hyphens. `max` is the airline's limit, in letters. */
export const ticketNameRule = (max = TICKET_NAME_MAX): NameRule => ({
  letters: 'A-Z',
  separators: ' -',
  max,
});
/** Letters as typed, up to the limit of the form or less. */
export const typedNameRule = (max = PERSON_NAME_MAX): NameRule => ({
  letters: 'any',
  separators: " -'",
  max,
});

/** Applies a supplier's rule to a name. A name that is too long is cut after a word. */
export function applyNameRule(name: string, { letters, separators, max }: NameRule): RuledName {
  const { text, unspelled } =
    letters === 'A-Z' ? spellName(name) : { text: normalizeName(name), unspelled: [] };
  const whole = letters === 'A-Z' ? withSeparators(text, separators) : text;
  const cut = cutAtWord(whole, max);
  return { text: cut, isShortened: cut !== whole, unspelled };
}

/** The words that fit. If the first one is too long, as many of its letters as fit. */
function cutAtWord(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const start = characters.slice(0, max).join('');
  const isWhole = /^[\s-]/.test(characters[max] ?? '');
  const words = isWhole ? start : start.replace(/[\s-][^\s-]*$/, '');
  return words.replace(/[\s-]+$/, '');
}

export interface TicketName {
  /** `SURNAME/NAME` as printed. */
  text: string;
  firstName: RuledName;
  lastName: RuledName;
  isShortened: boolean;
}

/** A person's name on a ticket. `max` is the airline's limit for name and surname each, in letters. */
export function ticketName(
  { firstName, lastName }: { firstName: string; lastName: string },
  max?: number,
): TicketName {
  const rule = ticketNameRule(max);
  const [first, last] = [applyNameRule(firstName, rule), applyNameRule(lastName, rule)];
  return {
    text: `${last.text}/${first.text}`,
    firstName: first,
    lastName: last,
    isShortened: first.isShortened || last.isShortened,
  };
}
