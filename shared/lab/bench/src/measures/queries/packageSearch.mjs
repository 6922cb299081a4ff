import { inDays } from './searchBody.mjs';

/** Destinations with at least ten packages each in the smaller catalogue. */
const PLACES = ['CO', 'SOUTH_AMERICA', 'NORTH_AMERICA', 'ASIA'];
const TEN = 10;
/** First and last day of departure in days from now, and the number of different values of each. */
const [FIRST, FIRSTS, LAST, LASTS] = [60, 40, 150, 200];
const COUPLE = {
  Adult: { Quantity: 2, Age: [30, 30] },
  Child: { Quantity: 0, Age: [] },
  Infant: 0,
  room: 1,
};

export const everything = {
  type: 'GET_ONLY',
  DateBegin: inDays(FIRST),
  DateEnd: inDays(360),
  MoneyID: 2,
  Type: 'ESPECIAL',
};

/** The list search with that number. The first 8,000 have different days, and each package departs in all of them. */
export const listOfDays = (number) => ({
  ...everything,
  DateBegin: inDays(FIRST + (number % FIRSTS)),
  DateEnd: inDays(LAST + (Math.floor(number / FIRSTS) % LASTS)),
});

/**
 * The list search with another destination each time, limited to the number of cards that the smaller catalogue has for
 * each.
 */
export const listOfPlaces = (number) => ({
  ...listOfDays(Math.floor(number / PLACES.length)),
  DestinationID: PLACES[number % PLACES.length],
  limit: TEN,
});

export const listWithRoom = (number) => ({
  ...listOfDays(number),
  type: 'GET_WITH_FILTER',
  Room: [COUPLE],
});

/** A list search with a minimum price that every package reaches: a new search with an answer of the same size. */
export const listOfPrices = (number) => ({
  ...everything,
  filters: { price: { min: number, max: 1e12 } },
});

/**
 * Months of a package for a departure from another place, which does not change the answer: a new query each time, with the
 * same answer.
 */
export const monthsPath = (code, number) =>
  `/api/packages/months_and_dates?ItemPackageID=${encodeURIComponent(code)}&OriginID=X${number}`;
