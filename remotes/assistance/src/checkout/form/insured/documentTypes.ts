import { suitsAge, TRAVELLER_DOCUMENTS, type TravellerDocument } from '@tiquete/domain/travellers';

const PASSPORT = 5;

/** A trip within Colombia. */
export const isNational = (destinations: readonly string[]): boolean =>
  destinations.every((code) => code === 'CO');
/** Documents of somebody of that age; abroad the passport comes first. */
export function documentTypes(age: number, destinations: readonly string[]): TravellerDocument[] {
  const fitting = TRAVELLER_DOCUMENTS.filter((type) => suitsAge(type, age));
  return isNational(destinations)
    ? fitting
    : [PASSPORT, ...fitting.filter((type) => type !== PASSPORT)];
}
