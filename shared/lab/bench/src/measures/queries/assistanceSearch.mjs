import { URLSearchParams } from 'node:url';
import { inDays } from './searchBody.mjs';

const DESTINATIONS = ['EUROPE', 'NORTH_AMERICA', 'SOUTH_AMERICA', 'ASIA'];
const [FIRST_DAY, DAYS, STAY] = [15, 280, 9];
/** Ages of a couple with a child. They grow by a year after a number of searches. */
const AGES = [28, 31, 4];
const YEARS = 12;

/** The body of the search with that number. The first 13,440 are all different. */
export function assistanceBody(number) {
  const destination = DESTINATIONS[number % DESTINATIONS.length];
  const day = FIRST_DAY + (Math.floor(number / DESTINATIONS.length) % DAYS);
  const older = Math.floor(number / DESTINATIONS.length / DAYS) % YEARS;
  return {
    canal: '1',
    checkin: inDays(day),
    checkout: inDays(day + STAY),
    origin_code: 'CO',
    destination_code: [destination],
    age_pax: AGES.map((age) => age + older).join(','),
    currency: 'COP',
  };
}
/** The address of the results page of that search. */
export function assistancePath(number) {
  const { origin_code, destination_code, checkin, checkout, age_pax } = assistanceBody(number);
  return `/searchs/asisstences?${new URLSearchParams({
    origin_code,
    destination_code: destination_code[0],
    checkin,
    checkout,
    age_pax,
  })}`;
}
