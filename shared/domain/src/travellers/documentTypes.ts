import { DOCUMENT_TYPES } from '@tiquete/contracts/constants';
import {
  isEnoughFor,
  staysAtHome,
  suitsAge,
  TRAVELLER_DOCUMENTS,
  type TravellerDocument,
  type Trip,
} from './documents';

const { PASAPORTE } = DOCUMENT_TYPES;

/** Documents with which a person of that age and nationality may travel. The passport is first on international trips. */
export function documentTypes(age: number, trip: Trip, nationality: string): TravellerDocument[] {
  const fitting = TRAVELLER_DOCUMENTS.filter(
    (type) => suitsAge(type, age) && isEnoughFor(trip, type, nationality),
  );
  return staysAtHome(trip) ? fitting : [PASAPORTE, ...fitting.filter((type) => type !== PASAPORTE)];
}
