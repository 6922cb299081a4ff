import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';

type DocumentType = (typeof DOCUMENT_TYPES)[keyof typeof DOCUMENT_TYPES];
interface DocumentRule {
  pattern: RegExp;
  /** Whole years of who may carry it, both included. */
  ages: [from: number, to: number];
}
const { CEDULA_CIUDADANIA, PASAPORTE, REGISTRO_CIVIL, TARJETA_IDENTIDAD, DNI, CEDULA_EXTRANJERIA } =
  DOCUMENT_TYPES;
const ANY_AGE: [number, number] = [0, 120];
const ADULT_FROM = 18;
/** Patterns of travel-domain 6.3, which are the gateway's where it has one. */
const RULES: Record<Exclude<DocumentType, typeof DOCUMENT_TYPES.NIT>, DocumentRule> = {
  [CEDULA_CIUDADANIA]: { pattern: /^[1-9]\d{3,9}$/, ages: [18, 120] },
  [CEDULA_EXTRANJERIA]: { pattern: /^([a-zA-Z]{1,5})?[1-9]\d{3,7}$/, ages: ANY_AGE },
  [PASAPORTE]: { pattern: /^\w{4,16}$/, ages: ANY_AGE },
  [DNI]: { pattern: /^[a-zA-Z0-9]{4,16}$/, ages: ANY_AGE },
  [TARJETA_IDENTIDAD]: { pattern: /^[1-9]\d{4,11}$/, ages: [7, 17] },
  [REGISTRO_CIVIL]: { pattern: /^\d{6,11}$/, ages: [0, 6] },
};
export type TravellerDocument = keyof typeof RULES;
/** In the order of the list: the most common in Colombia first. A NIT is a company's: no traveller carries one. */
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
/** Whether somebody of that age, in whole years, may carry it. */
export const suitsAge = (type: TravellerDocument, age: number): boolean =>
  age >= RULES[type].ages[0] && age <= RULES[type].ages[1];
/** Nobody of full age carries it. */
export const isOfMinors = (type: TravellerDocument): boolean => RULES[type].ages[1] < ADULT_FROM;
/** Letters and digits as they are printed: no dots, spaces or lower case. */
export function cleanDocument(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase();
}
