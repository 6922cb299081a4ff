import { randomUUID } from 'node:crypto';
import { aPrebooking as aPolicy, aSearch as aPlanSearch } from './assistance/testing/builders';
import { aFlightBooking } from './flights/testing/bookings';
import { aPrebooking as aStay } from './hotels/testing/prebookings';
import { aPrebooking as aTrip } from './packages/testing/prebookings';
import { FLIGHTS, SEARCH } from '../testing/sampleSearches';
import { startTestApp, type TestApp } from '../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { searchUnits: 20 } });
});
afterAll(() => test.close());

let network = 0;
/** Number of calls that are accepted when one network sends 25 different ones. */
async function taken(
  url: string,
  bodyOf: (number: number) => object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<number> {
  network += 1;
  const answers: number[] = [];
  for (let number = 0; number < 25; number += 1) {
    const { statusCode } = await test.app.inject({
      method,
      url: `/api/${url}`,
      headers: { host: 'localhost' },
      remoteAddress: `203.0.113.${network}`,
      payload: bodyOf(number),
    });
    answers.push(statusCode);
  }
  return answers.filter((status) => status !== 429).length;
}
const dayOf = (number: number) => `2027-03-${String(number + 1).padStart(2, '0')}`;
const flights = (segments: number, adults: number) => (number: number) => ({
  ...FLIGHTS,
  segments: Array.from({ length: segments }, (_, index) => ({
    ...FLIGHTS.segments[0],
    id: String(index + 1),
    departureDateTimeRange: { date: dayOf(number) },
  })),
  passengers: { adults },
});

it.each([
  ['a round trip of one', 'flights/searches', flights(2, 1), 20],
  ['six segments for nine', 'flights/searches', flights(6, 9), 1],
  [
    'a room in a city',
    'hotels/searchs',
    (number: number) => ({ ...SEARCH, checkin: dayOf(number), checkout: '2027-04-20' }),
    20,
  ],
  [
    'four rooms in five cities',
    'hotels/searchs',
    (number: number) => ({
      ...SEARCH,
      checkin: dayOf(number),
      checkout: '2027-04-20',
      destination_code: ['BOG', 'CTG', 'MDE', 'SMR', 'CLO'],
      rooms: Array(4).fill(SEARCH.rooms[0]),
    }),
    1,
  ],
  [
    'a plan for five',
    'asisstances/searchs',
    (number: number) => ({
      ...aPlanSearch(),
      reference: String(number),
      checkin: dayOf(number),
      checkout: '2027-04-20',
      age_pax: '30,31,32,33,34',
    }),
    10,
  ],
])('accepts as many searches as their cost allows: %s', async (_, url, bodyOf, count) => {
  expect(await taken(url, bodyOf)).toBe(count);
});

it.each<[string, string, () => object, 'POST' | 'PUT']>([
  [
    'the price of a flight',
    'flights/prebookings',
    () => ({ sessionCode: 'a-search-1', offerId: 'a-search-1-0', expected_total: 300_000 }),
    'POST',
  ],
  [
    'a hotel’s rates',
    'hotels/details',
    () => ({ sessionCode: 'a-search-1', hotelCode: '1001', rooms: SEARCH.rooms }),
    'POST',
  ],
  ['extras', 'optionals/searchs', () => ({ bookingId: randomUUID() }), 'POST'],
  [
    'a change of extras',
    'optionals/cart/update',
    () => ({ bookingId: randomUUID(), items: [], cart_version: 0 }),
    'PUT',
  ],
  ['a dry run of a hotel', 'hotels/prebookings', () => ({ ...aStay(), in_simular: 1 }), 'POST'],
  ['of a policy', 'asisstances/prebookings', () => ({ ...aPolicy(), in_simular: 1 }), 'POST'],
  ['of a package', 'packages/prebookings', () => ({ ...aTrip(), in_simular: 1 }), 'POST'],
  [
    'of a flight',
    'flights/bookings',
    () => ({ ...aFlightBooking(randomUUID()), in_simular: 1 }),
    'POST',
  ],
])('counts each call after a search: %s', async (_, url, bodyOf, method) => {
  expect(await taken(url, bodyOf, method)).toBe(20);
});
