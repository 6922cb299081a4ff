// Limits that schemas, forms and the api share. This file imports nothing, so that pages may load it without the schemas.

/** Age of majority in whole years. Requests have it for an adult whose age the form does not contain. */
export const ADULT_AGE = 18;
/** Oldest age of a child. Hotels, flights and packages require the age of every child. */
export const MAX_CHILD_AGE = ADULT_AGE - 1;
/** Youngest age of a child of flights and packages. Younger travellers are infants. */
export const MIN_CHILD_AGE = 2;
/** Oldest age of a person, in whole years. */
export const MAX_AGE = 120;

/** Length of an e-mail address, in characters. */
export const EMAIL_MAX = 80;
/** Length of a new password, in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Length of remarks for the supplier, in characters. */
export const REMARKS_MAX = 2000;
/** Length of the reason that an operator gives, in characters. */
export const REASON_MIN = 5;
export const REASON_MAX = 500;
/** Length of the note of a brand's publication, in characters. */
export const NOTE_MAX = 500;
/** Length of the start of a booking's code that a list is filtered by, with spaces and dashes. */
export const BOOKING_CODE_MAX = 24;
/** Saved travellers of an account. */
export const MAX_TRAVELERS = 20;

export const MAX_HOTEL_ROOMS = 4;
export const MAX_ADULTS_PER_HOTEL_ROOM = 6;
export const MAX_CHILDREN_PER_HOTEL_ROOM = 4;
export const MAX_HOTEL_NIGHTS = 30;
/** Days from today to the last arrival. */
export const MAX_HOTEL_DAYS_AHEAD = 500;

export const MAX_FLIGHT_SEGMENTS = 6;
/** Amadeus' limit for travellers with a seat. In addition each adult may hold one lap infant. */
export const MAX_SEATED = 9;
/** Days from today to the last departure, because fares are published eleven months ahead. */
export const MAX_FLIGHT_DAYS_AHEAD = 330;
/** Codes of corporate agreements in one search. */
export const MAX_CORPORATE_CODES = 6;
/** Price alerts of one e-mail address. */
export const MAX_PRICE_ALERTS = 5;

export const MAX_PACKAGE_ROOMS = 4;
export const MAX_CHILDREN_PER_PACKAGE_ROOM = 4;
export const MAX_INFANTS_PER_PACKAGE_ROOM = 4;
/** Days from today to the last departure on sale. */
export const MAX_PACKAGE_DAYS_AHEAD = 365;
/** Packages in one answer. */
export const PACKAGES_PER_PAGE = 30;

export const MAX_ASSISTANCE_TRAVELERS = 9;
export const MAX_ASSISTANCE_DESTINATIONS = 10;
/** Days of cover, the first and the last included. */
export const MAX_ASSISTANCE_DAYS = 365;
/** Days from today to the first day of cover. */
export const MAX_ASSISTANCE_DAYS_AHEAD = 365;
