import {
  isEnoughFor,
  staysAtHome,
  suitsAge,
  TRAVELLER_DOCUMENTS,
  type TravellerDocument,
  type Trip,
} from '@tiquete/domain/travellers';

const PASSPORT = 5;

/** Documents that somebody of that age and nationality may make the trip with; abroad the passport comes first. */
export function documentTypes(age: number, trip: Trip, nationality: string): TravellerDocument[] {
  const fitting = TRAVELLER_DOCUMENTS.filter(
    (type) => suitsAge(type, age) && isEnoughFor(trip, type, nationality),
  );
  return staysAtHome(trip) ? fitting : [PASSPORT, ...fitting.filter((type) => type !== PASSPORT)];
}
