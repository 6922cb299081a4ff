import type { FastifyInstance } from 'fastify';
import { NOW, testApp } from '../../testing/client';
import { aFlightSearch, createGdsClient, firstError, someone, way } from '../../testing/gdsClient';
import { LIFE_S } from '../auth';
import { pesosOf } from '../money';

let app: FastifyInstance;
let now = NOW;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
beforeEach(() => {
  now = NOW;
});
afterAll(() => app.close());
const searchPath = '/v2/shopping/flight-offers';

describe('a search', () => {
  it('applies the filters: nonstop, carriers, cabins, price, number', async () => {
    const { search } = createGdsClient(app);
    const direct = await search({
      searchCriteria: { flightFilters: { connectionRestriction: { maxNumberOfConnections: 0 } } },
    });
    expect(direct.data.length).toBeGreaterThan(0);
    expect(
      direct.data.every(({ itineraries }) =>
        itineraries.every(({ segments }) => segments.length === 1),
      ),
    ).toBe(true);
    const one = await search({
      searchCriteria: { flightFilters: { carrierRestrictions: { includedCarrierCodes: ['AV'] } } },
    });
    expect(
      new Set(one.data.flatMap(({ validatingAirlineCodes = [] }) => validatingAirlineCodes)),
    ).toEqual(new Set(['AV']));
    const limit = pesosOf(direct.data[0]?.price.grandTotal) + 1;
    const couple = { travelers: [someone('1'), someone('2')], searchCriteria: { maxPrice: limit } };
    const cheap = (await search(couple)).data.map(({ price }) => pesosOf(price.grandTotal));
    expect(cheap.length).toBeGreaterThan(0);
    expect(Math.max(...cheap)).toBeLessThanOrEqual(2 * limit);
    const business = await search({
      searchCriteria: {
        maxFlightOffers: 3,
        flightFilters: { cabinRestrictions: [{ cabin: 'BUSINESS', originDestinationIds: ['1'] }] },
      },
    });
    expect(business.data.length).toBeGreaterThan(0);
    expect(business.data.length).toBeLessThanOrEqual(3);
    expect(
      business.data.every(({ travelerPricings }) =>
        travelerPricings[0]?.fareDetailsBySegment.some(({ cabin }) => cabin === 'BUSINESS'),
      ),
    ).toBe(true);
  });
  const infants = [
    someone('1'),
    someone('2', 'HELD_INFANT', '1'),
    someone('3', 'HELD_INFANT', '1'),
  ];
  it.each([
    [
      'a day of the past',
      { originDestinations: [way('1', 'BOG', 'MIA', '2020-01-01')] },
      425,
      '/originDestinations[0]/departureDateTimeRange/date',
    ],
    [
      'no day',
      {
        originDestinations: [
          {
            id: '1',
            originLocationCode: 'BOG',
            destinationLocationCode: 'MIA',
            departureDateTimeRange: {},
          },
        ],
      },
      32171,
      '/originDestinations[0]/departureDateTimeRange/date',
    ],
    [
      'a day that is none',
      { originDestinations: [way('1', 'BOG', 'MIA', '2027-02-30')] },
      477,
      '/originDestinations[0]/departureDateTimeRange/date',
    ],
    [
      'days backwards',
      {
        originDestinations: [
          way('1', 'BOG', 'MIA', '2027-03-10'),
          way('2', 'MIA', 'BOG', '2027-03-09'),
        ],
      },
      2668,
      '/originDestinations[1]/departureDateTimeRange/date',
    ],
    [
      'a place that is none',
      { originDestinations: [way('1', 'BOG', 'XXX', '2027-03-10')] },
      4926,
      '/originDestinations[0]/destinationLocationCode',
    ],
    [
      'the same place',
      { originDestinations: [way('1', 'BOG', 'BOG', '2027-03-10')] },
      2668,
      '/originDestinations[0]/destinationLocationCode',
    ],
    [
      'seven ways',
      {
        originDestinations: Array.from({ length: 7 }, (_, index) =>
          way(String(index), 'BOG', 'MIA', '2027-03-10'),
        ),
      },
      10661,
      '/originDestinations',
    ],
    [
      'ten seats',
      { travelers: Array.from({ length: 10 }, (_, index) => someone(String(index))) },
      10661,
      '/travelers',
    ],
    ['two infants for one lap', { travelers: infants }, 4926, '/travelers[2]/associatedAdultId'],
    ['another currency', { currencyCode: 'USD' }, 4926, '/currencyCode'],
    ['another source', { sources: ['NDC'] }, 477, '/sources[0]'],
    ['an unknown field', { surprise: true }, 477, '/surprise'],
    [
      'cabins that differ',
      {
        originDestinations: [
          way('1', 'BOG', 'MIA', '2027-03-10'),
          way('2', 'MIA', 'BOG', '2027-03-17'),
        ],
        searchCriteria: {
          flightFilters: {
            cabinRestrictions: [{ cabin: 'BUSINESS', originDestinationIds: ['1'] }],
          },
        },
      },
      2668,
      '/searchCriteria/flightFilters/cabinRestrictions',
    ],
    [
      '251 offers',
      { searchCriteria: { maxFlightOffers: 251 } },
      477,
      '/searchCriteria/maxFlightOffers',
    ],
  ])('rejects %s', async (_, change, code, pointer) => {
    const answer = await createGdsClient(app).call('POST', searchPath, aFlightSearch(change));
    expect(answer.status).toBe(400);
    expect(firstError(answer)).toMatchObject({ status: 400, code, source: { pointer } });
  });
});

it('accepts only its own tokens, for half an hour', async () => {
  const { getToken } = createGdsClient(app);
  const token = await getToken();
  const request = async (authorization?: string) =>
    (
      await app.inject({
        url: '/v1/reference-data/locations?subType=CITY&keyword=BOG',
        headers: { ...(authorization && { authorization }) },
      })
    ).json<{ errors?: { code: number }[] }>().errors?.[0]?.code;
  expect(await request(`Bearer ${token}`)).toBeUndefined();
  expect([
    await request(),
    await request(`Basic ${token}`),
    await request(`Bearer ${token}x`),
  ]).toEqual([38191, 38191, 38190]);
  now = new Date(NOW.getTime() + (LIFE_S - 1) * 1000);
  expect(await request(`Bearer ${token}`)).toBeUndefined();
  now = new Date(NOW.getTime() + LIFE_S * 1000);
  expect(await request(`Bearer ${token}`)).toBe(38192);
});
it('finds places by name and code, and requires a keyword', async () => {
  const { call } = createGdsClient(app);
  const names = async (query: string) =>
    (
      await call<{ data: { id: string }[] }>(
        'GET',
        `/v1/reference-data/locations?subType=CITY,AIRPORT&${query}`,
      )
    ).body.data.map(({ id }) => id);
  expect(await names('keyword=BOG')).toEqual(expect.arrayContaining(['CBOG', 'ABOG']));
  expect(await names('keyword=medel')).toContain('CMDE');
  expect(await names('keyword=zzzz')).toEqual([]);
  expect(firstError(await call('GET', '/v1/reference-data/locations?subType=CITY'))).toMatchObject({
    code: 32171,
    source: { parameter: 'keyword' },
  });
});
it('returns the lowest price by day and stay of a round trip, and rejects a stay for a one-way trip', async () => {
  const { call } = createGdsClient(app);
  const dates =
    '/v1/shopping/flight-dates?origin=BOG&destination=MIA&departureDate=2027-03-08,2027-03-09';
  const { body } = await call<{ data: { departureDate: string; returnDate: string }[] }>(
    'GET',
    `${dates}&oneWay=false&duration=3,4&viewBy=DURATION`,
  );
  const pairs = body.data.map(({ departureDate, returnDate }) => [departureDate, returnDate]);
  expect(pairs.toSorted()).toEqual([
    ['2027-03-08', '2027-03-11'],
    ['2027-03-08', '2027-03-12'],
    ['2027-03-09', '2027-03-12'],
    ['2027-03-09', '2027-03-13'],
  ]);
  const refused = await call('GET', `${dates}&oneWay=true&duration=3&viewBy=DATE`);
  expect(refused.status).toBe(400);
});
