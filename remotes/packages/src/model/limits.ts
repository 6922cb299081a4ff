import type { RoomsLimits } from '@tiquete/search';

/**
 * Limits of a search, copied from the contract so that the remote does not bundle its schemas. limits.test.ts compares them.
 */
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
/** Days from today to the last departure on sale. */
export const MAX_DAYS_AHEAD = 365;
/** Most packages in one answer. */
export const PER_PAGE = 30;
/** Age of an adult in requests (specification, section 5). */
export const ADULT_AGE = 18;
