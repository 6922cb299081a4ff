import { inDays } from './searchBody.mjs';

/** Places to each of which at least ten packages of the smaller catalogue lead. */
const PLACES = ['CO', 'SOUTH_AMERICA', 'NORTH_AMERICA', 'ASIA'];
const TEN = 10;
/** First and last day of departure, from now, and how many of either are asked for. */
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

/** The list with that number: no two of the first 8,000 ask for the same days. Each package departs in all of them. */
export const listOfDays = (number) => ({
  ...everything,
  DateBegin: inDays(FIRST + (number % FIRSTS)),
  DateEnd: inDays(LAST + (Math.floor(number / FIRSTS) % LASTS)),
});

/** The same of another place each time: as many cards as the smaller catalogue has for any of them. */
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

/** A price from that every package reaches: the search is a new one, its answer as large. */
export const listOfPrices = (number) => ({
  ...everything,
  filters: { price: { min: number, max: 1e12 } },
});

/**
 * A package's months from a place that it does not depart from, which counts as its own: a new query each time, with the same
 * answer.
 */
export const monthsPath = (code, number) =>
  `/api/packages/months_and_dates?ItemPackageID=${encodeURIComponent(code)}&OriginID=X${number}`;
