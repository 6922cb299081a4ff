import { DOCUMENT_TYPES } from '@tiquete/contracts';

const PERU = 'PE';
/** DIAN's weights of a NIT's digits, from the right. */
const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41];

/** Whether a number can be of its type; patterns of PlacetoPay's document types. */
export function isDocument(type: number, number: string, nationality: string): boolean {
  switch (type) {
    case DOCUMENT_TYPES.CEDULA_CIUDADANIA:
      return /^[1-9]\d{3,9}$/.test(number);
    case DOCUMENT_TYPES.PASAPORTE:
      return /^[a-zA-Z0-9_]{4,16}$/.test(number);
    case DOCUMENT_TYPES.REGISTRO_CIVIL:
      return /^\d{6,11}$/.test(number);
    case DOCUMENT_TYPES.TARJETA_IDENTIDAD:
      return /^[1-9]\d{3,11}$/.test(number);
    case DOCUMENT_TYPES.NIT:
      return /^[1-9]\d{6,9}$/.test(number) && hasCheckDigit(number);
    case DOCUMENT_TYPES.DNI:
      return nationality === PERU ? /^\d{8}$/.test(number) : /^[a-zA-Z0-9]{4,16}$/.test(number);
    case DOCUMENT_TYPES.CEDULA_EXTRANJERIA:
      return /^([a-zA-Z]{1,5})?[1-9]\d{3,7}$/.test(number);
    default:
      return false;
  }
}

/** A NIT is written with its check digit, without point or hyphen. */
function hasCheckDigit(nit: string): boolean {
  const digits = [...nit.slice(0, -1)].reverse().map(Number);
  const rest =
    digits.reduce((sum, digit, index) => sum + digit * (NIT_WEIGHTS[index] ?? 0), 0) % 11;
  return Number(nit.at(-1)) === (rest > 1 ? 11 - rest : rest);
}
