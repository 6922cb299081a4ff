import { DOCUMENT_TYPES } from '@tiquete/contracts';
import { matchesNit } from '@tiquete/domain/travellers';

const PERU = 'PE';

/** True when a number fits its document type, by PlacetoPay's patterns. */
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
      return matchesNit(number);
    case DOCUMENT_TYPES.DNI:
      return nationality === PERU ? /^\d{8}$/.test(number) : /^[a-zA-Z0-9]{4,16}$/.test(number);
    case DOCUMENT_TYPES.CEDULA_EXTRANJERIA:
      return /^([a-zA-Z]{1,5})?[1-9]\d{3,7}$/.test(number);
    default:
      return false;
  }
}
