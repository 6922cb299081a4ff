import type { RoomsLimits } from '@tiquete/search';

/** Bounds of a search as the contract states them; limits.test.ts holds both together, so that a remote does not carry the schemas. */
export const MAX_ROOMS = 4;
/** A room is single, double or triple. */
export const MAX_ADULTS_PER_ROOM = 3;
export const MAX_CHILDREN_PER_ROOM = 4;
export const MAX_INFANTS_PER_ROOM = 4;
/** Whole years on the day of the return. Younger travellers are infants. */
export const MIN_CHILD_AGE = 2;
export const MAX_CHILD_AGE = 17;
export const ROOM_LIMITS: RoomsLimits = {
  rooms: MAX_ROOMS,
  adults: MAX_ADULTS_PER_ROOM,
  children: MAX_CHILDREN_PER_ROOM,
  childAges: [MIN_CHILD_AGE, MAX_CHILD_AGE],
};
/** Between today and the last departure that is shown. */
export const MAX_DAYS_AHEAD = 365;
/** At most so many in an answer. */
export const PER_PAGE = 30;
/** Age that an adult travels with, specification section 5. */
export const ADULT_AGE = 18;
