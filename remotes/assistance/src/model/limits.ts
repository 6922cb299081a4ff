/**
 * Limits of a search, copied from the contract so that the remote does not bundle its schemas. limits.test.ts compares them.
 */
export const MAX_TRAVELERS = 9;
/** Longest cover, first and last day included. */
export const MAX_DAYS = 365;
/** Most days from today to the first day of cover. */
export const MAX_DAYS_AHEAD = 365;
export const MAX_DESTINATIONS = 10;
/** Whole years on the first day of cover. Each plan has its own limit besides. */
export const MAX_AGE = 120;
export const HOME_COUNTRY = 'CO';
