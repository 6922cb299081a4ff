/** Bounds of a search as the contract states them; limits.test.ts holds both together, so that a remote does not carry the schemas. */
export const MAX_TRAVELERS = 9;
/** Longest cover, first and last day included. */
export const MAX_DAYS = 365;
/** Between today and the first day of cover. */
export const MAX_DAYS_AHEAD = 365;
export const MAX_DESTINATIONS = 10;
/** Whole years on the first day of cover; what a plan takes is its own to say. */
export const MAX_AGE = 120;
export const HOME_COUNTRY = 'CO';
