import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { amadeusExample, amadeusSchema, type AmadeusPart } from '../testing/amadeusSchema';
import { NOW, testApp } from '../testing/client';
import {
  aFlightSearch,
  createGdsClient,
  choosing,
  holdable,
  someone,
  way,
  type FoundOffers,
} from '../testing/gdsClient';
import { createGdsOrderSchema } from './orders/orderSchema';
import { pricingSchema, seatmapSchema, upsellSchema } from './pricing/pricingSchema';
import { searchSchema } from './shopping/searchSchema';

const HOUR_MS = 3_600_000;
let app: FastifyInstance;
let now = NOW;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
beforeEach(() => {
  now = NOW;
});
afterAll(() => app.close());

const expectValid = (part: AmadeusPart, name: string, body: unknown) => {
  const validate = amadeusSchema(part, name);
  expect({ valid: validate(body), errors: validate.errors?.slice(0, 5) ?? null }).toEqual({
    valid: true,
    errors: null,
  });
};
const family = [
  someone('1'),
  someone('2'),
  someone('3', 'CHILD'),
  someone('4', 'SEATED_INFANT'),
  someone('5', 'HELD_INFANT', '2'),
];

describe('the answers match the vendor’s description', () => {
  it.each([
    ['one way', { originDestinations: [way('1', 'BOG', 'MDE', '2027-03-10')] }],
    [
      'there and back, with branded fares and bags',
      {
        originDestinations: [
          way('1', 'BOG', 'MAD', '2027-03-10'),
          way('2', 'MAD', 'BOG', '2027-03-24'),
        ],
        searchCriteria: {
          maxFlightOffers: 40,
          additionalInformation: { brandedFares: true, chargeableCheckedBags: true },
        },
      },
    ],
    [
      'several places, a family',
      {
        originDestinations: [
          way('1', 'BOG', 'LIM', '2027-03-10'),
          way('2', 'LIM', 'SCL', '2027-03-14'),
          way('3', 'SCL', 'BOG', '2027-03-20'),
        ],
        travelers: family,
      },
    ],
    [
      'negotiated fares in business',
      {
        searchCriteria: {
          pricingOptions: { corporateCodes: ['TIQUETE'] },
          flightFilters: {
            cabinRestrictions: [
              { cabin: 'BUSINESS', coverage: 'MOST_SEGMENTS', originDestinationIds: ['1'] },
            ],
          },
        },
      },
    ],
  ])('of a search: %s', async (_, change) => {
    const { call } = createGdsClient(app);
    expectValid('FlightOffersSearch_v2', 'GetFlightOffersQuery', aFlightSearch(change));
    const { body } = await call<FoundOffers>(
      'POST',
      '/v2/shopping/flight-offers',
      aFlightSearch(change),
    );
    expectValid('FlightOffersSearch_v2', 'returnAirOffers', body);
    expect(body.data.length).toBeGreaterThan(0);
  });
  it('of prices with everything included, fares and seats', async () => {
    const { call, search, price } = createGdsClient(app);
    const [offer] = (await search({ travelers: family })).data;
    if (!offer) throw new Error('no offer');
    const quoted = await price(offer, 'detailed-fare-rules,bags,other-services,credit-card-fees');
    expectValid('FlightOffersPrice_v1', 'returnQuotation', quoted.body);
    expect(Object.keys(quoted.body.included ?? {}).sort()).toEqual([
      'bags',
      'credit-card-fees',
      'detailed-fare-rules',
      'other-services',
    ]);
    expectValid(
      'BrandedFaresUpsell_v1',
      'returnUpsell',
      (
        await call('POST', '/v1/shopping/flight-offers/upselling', {
          data: { type: 'flight-offers-upselling', flightOffers: [offer] },
        })
      ).body,
    );
    expectValid(
      'SeatMapDisplay_v1',
      'SeatMap',
      (await call('POST', '/v1/shopping/seatmaps', { data: [offer] })).body,
    );
  });
  it('of a seat map for an aeroplane without numbered seats', async () => {
    const { call, search } = createGdsClient(app);
    const satena = { flightFilters: { carrierRestrictions: { includedCarrierCodes: ['9R'] } } };
    const {
      data: [offer],
    } = await search({
      originDestinations: [way('1', 'BOG', 'EOH', '2027-03-10')],
      searchCriteria: satena,
    });
    const { body } = await call<{ data: unknown[]; warnings: unknown[] }>(
      'POST',
      '/v1/shopping/seatmaps',
      { data: [offer] },
    );
    expectValid('SeatMapDisplay_v1', 'SeatMap', body);
    expect([body.data, body.warnings.length]).toEqual([[], offer?.itineraries[0]?.segments.length]);
  });
  it('of orders from the hold to the end', async () => {
    const { priced, search, order, readOrder, issue, cancel } = createGdsClient(app);
    const found = holdable(await search({ travelers: family }));
    const made = await order(
      await priced(choosing(found, 0, { chargeableCheckedBags: { quantity: 1 } })),
    );
    expect(made.status).toBe(201);
    expectValid('FlightCreateOrders_v1', 'returnFlightOrders', made.body);
    const { id } = made.body.data;
    expectValid('FlightOrderManagement_v1', 'returnFlightOrders', (await readOrder(id)).body);
    expectValid('FlightOrderManagement_v1', 'returnFlightOrders', (await issue(id)).body);
    now = new Date(NOW.getTime() + 25 * HOUR_MS);
    expect((await cancel(id)).status).toBe(204);
    expect((await readOrder(id)).status).toBe(404);
  });
  it('of places and days', async () => {
    const { call } = createGdsClient(app);
    expectValid(
      'AirportCitySearch_v1',
      'airport-city-autocomplete',
      (await call('GET', '/v1/reference-data/locations?subType=CITY,AIRPORT&keyword=BOG')).body,
    );
    expectValid(
      'FlightOffersSearch_v2',
      'flightDates',
      (
        await call(
          'GET',
          '/v1/shopping/flight-dates?origin=BOG&destination=MIA&departureDate=2027-03-01,2027-03-31&oneWay=true&viewBy=DATE',
        )
      ).body,
    );
  });
  it('of tokens and rejections', async () => {
    const { call } = createGdsClient(app);
    const request = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/v1/security/oauth2/token',
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expectValid(
      'Authorizaton_v1',
      'AmadeusOAuth2Token',
      (
        await request(
          'grant_type=client_credentials&client_id=sandbox-gds-client&client_secret=sandbox-gds-secret',
        )
      ).json(),
    );
    const unknownClient = await request(
      'grant_type=client_credentials&client_id=x&client_secret=y',
    );
    expect(unknownClient.statusCode).toBe(401);
    expectValid('Authorizaton_v1', 'ErrorResponse', unknownClient.json());
    expectValid(
      'FlightOffersSearch_v2',
      'errors',
      (await call('POST', '/v2/shopping/flight-offers', {})).body,
    );
    expectValid(
      'FlightOrderManagement_v1',
      'errors',
      (await call('GET', '/v1/booking/flight-orders/none')).body,
    );
    for (const mode of ['error500', 'rateLimit', 'unauthorized']) {
      await app.inject({
        method: 'POST',
        url: '/control/faults',
        payload: { target: 'gdsGet', mode, times: 1 },
      });
      expectValid(
        'FlightOrderManagement_v1',
        'errors',
        (await call('GET', '/v1/booking/flight-orders/none')).body,
      );
    }
    expectValid(
      'FlightOffersSearch_v2',
      'errors',
      (await app.inject({ url: '/v1/reference-data/locations?subType=CITY&keyword=BOG' })).json(),
    );
  });
});

it.each<[AmadeusPart, string, z.ZodType]>([
  ['FlightOffersSearch_v2', '/shopping/flight-offers', searchSchema],
  ['FlightOffersPrice_v1', '/shopping/flight-offers/pricing', pricingSchema],
  ['BrandedFaresUpsell_v1', '/shopping/flight-offers/upselling', upsellSchema],
  ['FlightCreateOrders_v1', '/booking/flight-orders', createGdsOrderSchema],
  ['SeatMapDisplay_v1', '/shopping/seatmaps', seatmapSchema],
])('the published request is accepted: %s', (part, path, schema) => {
  const example = amadeusExample(part, path);
  expect(example).toBeDefined();
  expect(schema.safeParse(example).error?.issues ?? []).toEqual([]);
});
it('the log of requests omits the secret', async () => {
  await createGdsClient(app).getToken();
  expect((await app.inject({ url: '/control/requests' })).body).not.toContain('sandbox-gds-secret');
});
