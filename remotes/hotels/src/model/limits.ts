import type { RoomsLimits } from '@tiquete/search';

/**
 * Limits of a search, copied from the contract so that the remote does not bundle its schemas. limits.test.ts compares them.
 */
export const MAX_ROOMS = 4;
export const MAX_ADULTS_PER_ROOM = 6;
export const MAX_CHILDREN_PER_ROOM = 4;
/** Whole years on the day of arrival. */
export const MAX_CHILD_AGE = 17;
export const ROOM_LIMITS: RoomsLimits = {
  rooms: MAX_ROOMS,
  adults: MAX_ADULTS_PER_ROOM,
  children: MAX_CHILDREN_PER_ROOM,
  childAges: [0, MAX_CHILD_AGE],
};
export const MAX_NIGHTS = 30;
export const MAX_DAYS_AHEAD = 500;
/** Age of an adult in requests (specification, section 5). */
export const ADULT_AGE = 18;
export const DEFAULT_NATIONALITY = 'CO';
