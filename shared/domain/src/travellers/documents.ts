import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';
import { ADULT_AGE, MAX_AGE } from '@tiquete/contracts/limits';

type DocumentType = (typeof DOCUMENT_TYPES)[keyof typeof DOCUMENT_TYPES];
interface DocumentRule {
  pattern: RegExp;
  /** Ages of its holders in whole years, both included. */
  ages: [from: number, to: number];
}
const { CEDULA_CIUDADANIA, PASAPORTE, REGISTRO_CIVIL, TARJETA_IDENTIDAD, DNI, CEDULA_EXTRANJERIA } =
  DOCUMENT_TYPES;
const ANY_AGE: [number, number] = [0, MAX_AGE];
/** Patterns of travel-domain 6.3; where the gateway has a pattern for a document, it is the same. */
const RULES: Record<Exclude<DocumentType, typeof DOCUMENT_TYPES.NIT>, DocumentRule> = {
  [CEDULA_CIUDADANIA]: { pattern: /^[1-9]\d{3,9}$/, ages: [ADULT_AGE, MAX_AGE] },
  [CEDULA_EXTRANJERIA]: { pattern: /^([a-zA-Z]{1,5})?[1-9]\d{3,7}$/, ages: ANY_AGE },
  [PASAPORTE]: { pattern: /^\w{4,16}$/, ages: ANY_AGE },
  [DNI]: { pattern: /^[a-zA-Z0-9]{4,16}$/, ages: ANY_AGE },
  [TARJETA_IDENTIDAD]: { pattern: /^[1-9]\d{4,11}$/, ages: [7, ADULT_AGE - 1] },
  [REGISTRO_CIVIL]: { pattern: /^\d{6,11}$/, ages: [0, 6] },
};
export type TravellerDocument = keyof typeof RULES;
/** Most common in Colombia first. A NIT belongs to a company, not to a traveller. */
export const TRAVELLER_DOCUMENTS: readonly TravellerDocument[] = [
  CEDULA_CIUDADANIA,
  CEDULA_EXTRANJERIA,
  PASAPORTE,
  DNI,
  TARJETA_IDENTIDAD,
  REGISTRO_CIVIL,
];
export const isTravellerDocument = (type: number): type is TravellerDocument => type in RULES;
export const matchesDocument = (type: TravellerDocument, number: string): boolean =>
  RULES[type].pattern.test(number);
/** True when a person of that age, in whole years, may have the document. */
export const suitsAge = (type: TravellerDocument, age: number): boolean =>
  age >= RULES[type].ages[0] && age <= RULES[type].ages[1];
/** Origin and destinations of a trip: ISO countries, or regions of a picker. */
export interface Trip {
  origin: string;
  destinations: readonly string[];
}
/**
 * States whose nationals may travel between them with an identity card (Andean Community, Mercosur and associates), and the
 * region that includes them.
 */
const CARD_STATES = ['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'PE', 'PY', 'UY', 'SOUTH_AMERICA'];
const CARDS: readonly TravellerDocument[] = [CEDULA_CIUDADANIA, TARJETA_IDENTIDAD, DNI];
/** True for a trip within the country of origin. */
export const staysAtHome = ({ origin, destinations }: Trip): boolean =>
  destinations.every((code) => code === origin);
/**
 * True when a document is enough for a trip. International trips need a passport, except between those states (travel-domain
 * 6.3).
 */
export function isEnoughFor(trip: Trip, type: TravellerDocument, nationality: string): boolean {
  if (type === PASAPORTE || staysAtHome(trip)) return true;
  const met = [nationality, ...trip.destinations];
  return CARDS.includes(type) && met.every((code) => CARD_STATES.includes(code));
}
/** True for documents of minors only. */
export const isOfMinors = (type: TravellerDocument): boolean => RULES[type].ages[1] < ADULT_AGE;
/** DIAN's weights for the digits of a NIT, from the right. */
const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43];
export const isNit = (type: number): boolean => type === DOCUMENT_TYPES.NIT;
/**
 * True for a valid NIT with its check digit, without points or hyphen. The NIT of a person is the cédula of up to ten digits
 * and the check digit.
 */
export function matchesNit(number: string): boolean {
  if (!/^[1-9]\d{6,10}$/.test(number)) return false;
  const digits = [...number.slice(0, -1)].reverse().map(Number);
  const sum = digits.reduce((all, digit, index) => all + digit * (NIT_WEIGHTS[index] ?? 0), 0);
  const rest = sum % 11;
  return Number(number.at(-1)) === (rest > 1 ? 11 - rest : rest);
}
/** The document number in upper case, without dots and spaces. */
export function cleanDocument(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase();
}
