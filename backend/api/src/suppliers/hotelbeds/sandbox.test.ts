import { hotelSearchResponseSchema } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { createSandbox, SANDBOX_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import * as fc from 'fast-check';
import { createPictureSource } from '../../storefront/media/pictureSource';
import { createCache } from '../../lib/cache/createCache';
import { placeRoutes } from '../../places';
import { createHotels } from '../../products/hotels/line';
import { hotelRoutes } from '../../products/hotels/routes';
import { drawHere } from '../../deps/drawHere';
import { drawingHere } from '../../lib/drawing/drawing';
import { NO_RATES } from '../quoteMoney';
import { startApi } from '../testing/startApi';

/** Tests the whole way over real HTTP: our routes, the adapter, and a stand-in that speaks the vendor's protocol. */
const log = {
  info: jest.fn(),
  warn: jest.fn(),
  error: jest.fn(),
  child: () => log,
  debug: jest.fn(),
  fatal: jest.fn(),
  trace: jest.fn(),
  level: 'info',
  silent: jest.fn(),
};
let sandbox: Sandbox;
/** A server that also reads places, for tests of successful calls. */
let whole: Awaited<ReturnType<typeof aServer>>;
let current: Awaited<ReturnType<typeof aServer>>;

async function aServer(searchMs?: number) {
  const hotelbeds = { url: sandbox.url, photosUrl: null, ...SANDBOX_CREDENTIALS };
  const cache = createCache({});
  const hotels = createHotels({
    exchange: NO_RATES,
    config: { hotelbeds },
    cache,
    http: {},
    onDropped: () => undefined,
    clock: () => new Date(),
    log,
    deadlines: { searchMs },
  });
  const app = await startApi(async (instance) => {
    await instance.register(hotelRoutes(hotels.hotels));
    await instance.register(placeRoutes(hotels.places));
  });
  return {
    app,
    places: hotels.places,
    async close() {
      await app.close();
      await hotels.close();
      await cache.close();
    },
  };
}

beforeAll(async () => {
  sandbox = await createSandbox({ latency: { p50: 0, p95: 0 } });
  // Supplier, api and test share one processor, so the deadline is long. No test of this group is about the limit of five
  // seconds.
  whole = await aServer(30_000);
  whole.places.start();
  await whole.places.ready();
});
beforeEach(() => {
  current = whole;
});
afterAll(async () => {
  await whole.close();
  await sandbox.close();
});

const stage = async (fault: object) => {
  const reply = await fetch(`${sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(reply.status).toBe(201);
};
const aStay = (inDays = 40, nights = 2) => ({
  checkin: addDays(today(), inDays),
  checkout: addDays(today(), inDays + nights),
});
const aBody = (changes: object = {}) => ({
  canal: '1',
  ...aStay(),
  rooms: [{ adults: 2, childrens: [] }],
  destination_code: ['CTG'],
  client_nationality: 'CO',
  currency: 'COP',
  language: 'es',
  Hotel_codes: [],
  ...changes,
});
const search = async (changes: object = {}) => {
  const reply = await current.app.inject({
    method: 'POST',
    url: '/api/hotels/searchs',
    payload: aBody(changes),
    headers: { host: 'a.test' },
  });
  return { status: reply.statusCode, body: reply.json() };
};
/** Repeats the request until the supplier has answered, as a results page does. */
const settled = async (changes: object = {}) => {
  let last = await search(changes);
  while (last.status === 200 && !last.body.meta.complete)
    last = await search({ ...changes, sessionCode: last.body.data.sessionCode });
  return last;
};
const found = async (changes: object = {}) =>
  hotelSearchResponseSchema.parse((await settled(changes)).body);

it('finds hotels in Cartagena with all fields of a card', async () => {
  const { data, meta, warnings } = await found();
  expect(data.hotels.length).toBeGreaterThan(50);
  expect(meta.complete).toBe(true);
  expect(warnings).toBeUndefined();
  for (const hotel of data.hotels) {
    expect(hotel.destination).toMatchObject({ code: 'CTG', name: 'Cartagena' });
    expect(hotel.image).toMatch(
      new RegExp(`^/media/hb/\\d\\d/${hotel.hotelCode}/${hotel.hotelCode}a_hb_\\w+$`),
    );
    expect([hotel.address, hotel.description_short, hotel.destination.zone_name]).not.toContain('');
    expect(hotel.min_rate).toBeLessThanOrEqual(hotel.max_rate);
  }
  expect(
    data.hotels.some(
      (hotel) => hotel.promotion && hotel.promotion.porcent > 0 && hotel.rate_before,
    ),
  ).toBe(true);
  expect(data.hotels.some((hotel) => hotel.free_cancellation_until?.endsWith('-05:00'))).toBe(true);
  expect(data.hotels.some((hotel) => hotel.amenities.includes('Piscina'))).toBe(true);
  expect(data.facets.zones.length).toBeGreaterThan(3);
});

it('shows pictures that exist', async () => {
  const { data } = await found();
  const [hotel] = data.hotels;
  const pictures = createPictureSource(
    { hb: sandbox.url, do: null, 'stand-in': null, own: null },
    drawingHere(drawHere),
  );
  const bytes = await pictures.fetch(`${hotel?.images.at(-1)}/320.webp`);
  await pictures.close();
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
});

it('prices several rooms with children in one hotel', async () => {
  const rooms = [
    { adults: 2, childrens: [4, 9] },
    { adults: 1, childrens: [] },
  ];
  const code = (await found({ rooms })).data.hotels[0]?.hotelCode;
  const one = await found({ destination_code: [], Hotel_codes: [code] });
  const family = await found({ destination_code: [], Hotel_codes: [code], rooms });
  expect(family.data.pax).toBe(5);
  expect(family.data.hotels[0]?.min_rate).toBeGreaterThan(one.data.hotels[0]?.min_rate ?? Infinity);
});

it('answers for a city of a thousand hotels', async () => {
  const [largest] = [
    ...whole.places.featured([
      'CTG',
      'BOG',
      'MEX',
      'NYC',
      'MAD',
      'PAR',
      'CUN',
      'MIA',
      'LON',
      'PUJ',
      'ROM',
    ]),
  ].sort((a, b) => b.hotels_count - a.hotels_count);
  expect(largest?.hotels_count).toBeGreaterThanOrEqual(1000);
  const { data } = await found({ destination_code: [largest?.code] });
  expect(data.hotels.length).toBeGreaterThan(600);
});

it('lists the destinations of the home page, and finds places by name', async () => {
  const featured = (await whole.app.inject({ url: '/api/hotels/featured' })).json().data
    .destinations;
  expect(featured).toHaveLength(8);
  for (const q of ['cartagena', 'nueva york', 'londres', 'medellin', 'ciudad de mexico']) {
    const { cities } = (
      await whole.app.inject({ url: '/api/places_searches', query: { q } })
    ).json().data;
    expect(cities[0]).toMatchObject({
      hotels_count: expect.any(Number),
      region: expect.stringMatching(/./),
    });
    expect(cities[0].geo.latitude).not.toBe(0);
  }
});

it('gives plausible prices for any valid search', async () => {
  const room = fc.record({
    adults: fc.integer({ min: 1, max: 4 }),
    childrens: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
  });
  const query = fc.record({
    inDays: fc.integer({ min: 0, max: 460 }),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.array(room, { minLength: 1, maxLength: 4 }),
    destination: fc.constantFrom('CTG', 'LET', 'TYO', 'NYC', 'ADZ'),
  });
  await fc.assert(
    fc.asyncProperty(query, async ({ inDays, nights, rooms, destination }) => {
      const checkin = addDays(whole.places.today(destination), inDays);
      const { data, meta } = await found({
        checkin,
        checkout: addDays(checkin, nights),
        rooms,
        destination_code: [destination],
      });
      expect([data.nights, data.pax, meta.complete]).toEqual([
        nights,
        rooms.reduce((sum, one) => sum + one.adults + one.childrens.length, 0),
        true,
      ]);
      for (const hotel of data.hotels) {
        expect(hotel.min_rate).toBeGreaterThan(0);
        expect(hotel.min_rate).toBeLessThanOrEqual(hotel.max_rate);
        expect(hotel.rate_before ?? Infinity).toBeGreaterThan(hotel.min_rate);
        expect(
          hotel.free_cancellation_until === null ||
            Date.parse(hotel.free_cancellation_until) > Date.now(),
        ).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});

describe('with faults of the vendor', () => {
  beforeEach(async () => {
    current = await aServer(30_000);
  });
  afterEach(async () => {
    await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' });
    await current.close();
  });

  it.each(['html', 'malformed', 'truncated', 'error500', 'quota', 'rateLimit', 'unauthorized'])(
    'survives %s',
    async (mode) => {
      await stage({ target: 'availability', mode });
      const { status, body } = await settled();
      expect([status, body.errors[0].code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
    },
  );
  it('shows no hotel in a currency without a rate, and warns about it', async () => {
    await stage({ target: 'availability', mode: 'wrongCurrency' });
    const { status, body } = await settled();
    expect([status, body.data.hotels, body.meta.complete]).toEqual([200, [], true]);
    expect(body.warnings).toMatchObject([{ code: 'CURRENCY_NOT_SOLD', detail: 'EUR' }]);
    expect(body.warnings[0].title).toContain('Hoy no mostramos tarifas en euros');
  });
  it('reports a running search while a supplier hangs, and the missing supplier after five seconds', async () => {
    await current.close();
    current = await aServer();
    await stage({ target: 'availability', mode: 'hang' });
    const first = await search();
    expect(first).toMatchObject({
      status: 200,
      body: { meta: { complete: false, total: 0, suppliers: [{ code: 'HB', status: 'pending' }] } },
    });
    const { sessionCode } = first.body.data;
    for (let searches = 0; searches < 3; searches += 1)
      expect(await search({ sessionCode })).toMatchObject({
        status: 200,
        body: { meta: { complete: false, total: 0 }, warnings: [{ code: 'STILL_SEARCHING' }] },
      });
  });
  it('reads amounts that come as numbers, and accepts an answer without hotels', async () => {
    const asText = await found();
    await stage({ target: 'availability', mode: 'moneyAsNumber', times: 1 });
    const asNumber = await found({ destination_code: ['CTG'], client_nationality: 'US' });
    expect(asNumber.data.hotels.map(({ min_rate }) => min_rate)).toEqual(
      asText.data.hotels.map(({ min_rate }) => min_rate),
    );
    await stage({ target: 'availability', mode: 'empty', times: 1 });
    expect((await found({ destination_code: ['BOG'] })).meta).toMatchObject({
      total: 0,
      complete: true,
    });
  });
  it('sells hotels without pictures while the content fails', async () => {
    await stage({ target: 'content', mode: 'error500' });
    const { data } = await found({ destination_code: ['SMR'] });
    expect(data.hotels.length).toBeGreaterThan(10);
    expect(data.hotels[0]?.image).toBe('');
  });
});
