const DESTINATIONS = ['CTG', 'SMR', 'BAQ', 'ADZ', 'BOG', 'MDE'];
const DAY_MS = 86_400_000;
const [FIRST_DAY, DAYS, NIGHTS] = [20, 280, 5];

/** The day this many days from now, YYYY-MM-DD. */
export const inDays = (days, now = Date.now()) =>
  new Date(now + days * DAY_MS).toISOString().slice(0, 10);
export const ROOMS = [{ adults: 2, childrens: [] }];

/** The hotel search with that number. The first 8,400 are all different. */
export function searchBody(number) {
  const destination = DESTINATIONS[number % DESTINATIONS.length];
  const day = FIRST_DAY + (Math.floor(number / DESTINATIONS.length) % DAYS);
  const nights = 1 + (Math.floor(number / DESTINATIONS.length / DAYS) % NIGHTS);
  return {
    canal: '1',
    checkin: inDays(day),
    checkout: inDays(day + nights),
    rooms: ROOMS,
    destination_code: [destination],
    client_nationality: 'CO',
    currency: 'COP',
    language: 'es',
    Hotel_codes: [],
  };
}
