import type { FastifyInstance } from 'fastify';
import { anAvailability, ratesOf, searchHotels, signed, testApp } from '../testing/client';
import { vendorExamples, vendorSchema } from '../testing/vendorSchema';
import { availabilitySchema, checkRatesSchema } from './availability/requestSchema';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const BOARDS = '/hotel-content-api/1.0/types/boards';
const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `/hotel-api/1.0${url}`, headers: signed(), payload });
const get = (url: string) => app.inject({ url, headers: signed() });
const expectValid = (part: 'booking' | 'content', name: string, body: unknown) => {
  const validate = vendorSchema(part, name);
  expect({ valid: validate(body), errors: validate.errors?.slice(0, 5) ?? null }).toEqual({
    valid: true,
    errors: null,
  });
};

describe('the answers match the vendor’s description', () => {
  it.each(['CTG', 'ADZ', 'PAR', 'CUN', 'LET'])(
    'of availability with %s, days and children',
    async (code) => {
      const occupancies = [
        {
          rooms: 1,
          adults: 2,
          children: 2,
          paxes: [
            { type: 'CH', age: 4 },
            { type: 'CH', age: 9 },
          ],
        },
      ];
      expectValid(
        'booking',
        'availabilityRS',
        (
          await post(
            '/hotels',
            anAvailability({ destination: { code }, occupancies, dailyRate: true }),
          )
        ).json(),
      );
    },
  );
  it('of availability without rooms', async () => {
    const reply = await post('/hotels', anAvailability({ destination: { code: 'XXX' } }));
    expectValid('booking', 'availabilityRS', reply.json());
    expect(reply.json()).toMatchObject({ hotels: { total: 0 } });
  });
  it('of check rates', async () => {
    const [rate] = ratesOf(await searchHotels(app));
    expectValid(
      'booking',
      'checkRateRS',
      (await post('/checkrates', { rooms: [{ rateKey: rate?.rateKey }], language: 'CAS' })).json(),
    );
  });
  it('of rejections', async () => {
    expectValid(
      'booking',
      'errorRS',
      (
        await post(
          '/hotels',
          anAvailability({ stay: { checkIn: '2020-01-01', checkOut: '2020-01-03' } }),
        )
      ).json(),
    );
    expectValid(
      'booking',
      'gatewayError',
      (await app.inject({ url: BOARDS, headers: { accept: 'application/json' } })).json(),
    );
  });
  it.each([
    ['hotels?destinationCode=CTG&fields=all&language=CAS&from=1&to=200', 'ApiHotelsRS'],
    ['hotels/101500/details?language=CAS', 'ApiHotelDetailsRS'],
    ['hotels/101500,101501/details', 'ApiHotelDetailsRS'],
    ['locations/destinations?fields=all&language=CAS', 'ApiDestinationsRS'],
    ['types/boards', 'ApiBoardsRS'],
    ['types/facilities', 'ApiFacilitiesRS'],
    ['types/rooms', 'ApiRoomsRS'],
    ['types/imagetypes', 'ApiImageTypesRS'],
  ])('of content: %s', async (url, name) => {
    const reply = await get(`/hotel-content-api/1.0/${url}`);
    expect(reply.statusCode).toBe(200);
    expectValid('content', name, reply.json());
  });
});

describe('the requests', () => {
  const forOneDestination = (example: unknown) => ({ ...(example as object) });
  it('are accepted when the vendor publishes them as examples', () => {
    for (const example of vendorExamples('/hotels').map(forOneDestination)) {
      // A published example has the field `reviews`, which the description calls `review`.
      const { reviews, ...rest } = example as { reviews?: unknown };
      expect(availabilitySchema.safeParse(rest).error?.issues ?? []).toEqual([]);
    }
    for (const example of vendorExamples('/checkrates'))
      expect(checkRatesSchema.safeParse(example).success).toBe(true);
  });
  it("of ours match the vendor's description", () =>
    expectValid('booking', 'availabilityRQ', anAvailability()));
  it.each([
    ['an unknown field', { currency: 'COP' }, 'currency'],
    [
      'a misspelt inner field',
      { stay: { checkin: '2027-03-10', checkOut: '2027-03-13' } },
      'stay->checkIn',
    ],
    [
      'a code as text',
      { destination: undefined, hotels: { hotel: ['101500'] } },
      'hotels->hotel->0',
    ],
    ['no rooms', { occupancies: [{ rooms: 0, adults: 2, children: 0 }] }, 'occupancies->0->rooms'],
  ])('are rejected for %s, which the answer names', async (_, change, property) => {
    const reply = await post('/hotels', anAvailability(change));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      error: {
        code: expect.stringMatching(/^INVALID_REQUEST-[0-9A-F]{32}$/),
        message: expect.stringContaining(`property ${property}:`),
      },
    });
  });
  it.each([
    [
      'a child without age',
      { occupancies: [{ rooms: 1, adults: 2, children: 1 }] },
      'The age of children is mandatory',
    ],
    [
      'a stay of 31 nights',
      { stay: { checkIn: '2027-03-01', checkOut: '2027-04-01' } },
      '30 nights',
    ],
    [
      'a stay backwards',
      { stay: { checkIn: '2027-03-10', checkOut: '2027-03-10' } },
      'after check-in',
    ],
    ['two places at once', { hotels: { hotel: [101500] } }, 'Only one of'],
    ['no place at all', { destination: undefined }, 'Only one of'],
  ])('are rejected for %s', async (_, change, message) => {
    const reply = await post('/hotels', anAvailability(change));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      error: {
        code: expect.stringMatching(/^INVALID_DATA/),
        message: expect.stringContaining(message),
      },
    });
  });
  it('are rejected for more than a thousand rows, unknown parameters and text in place of codes', async () => {
    for (const query of ['from=1&to=1001', 'pageSize=10', 'codes=abc'])
      expect((await get(`/hotel-content-api/1.0/hotels?${query}`)).statusCode).toBe(400);
  });
  it('must be JSON and accept JSON', async () => {
    expect(
      (
        await app.inject({
          url: BOARDS,
          headers: { ...signed(), accept: 'application/xml' },
        })
      ).statusCode,
    ).toBe(406);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/hotel-api/1.0/hotels',
          headers: { ...signed(), 'content-type': 'application/xml' },
          payload: '<a/>',
        })
      ).statusCode,
    ).toBe(415);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: '/hotel-api/1.0/hotels',
          headers: { ...signed(), 'content-type': 'application/json' },
          payload: '{"stay"',
        })
      ).statusCode,
    ).toBe(400);
  });
});
