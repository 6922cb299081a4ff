import { createCache } from '../../lib/cache/createCache';
import { json, startScriptedServer, type ScriptedServer } from '../../lib/testing/scriptedServer';
import { describeHotelSupplier } from '../contract';
import type { HotelQuery } from '../../products/hotels/ports';
import { createHotelbeds, type HotelbedsOptions } from './adapter';
import { signature } from './client';
import { aContentHotel, aHotelQuery, anAvailability, anAvailableHotel } from './testing/builders';
import { fakeContent } from './testing/fakeContent';

const clock = () => new Date('2027-01-10T12:00:00Z');
const PRICES = '/hotel-api/1.0/hotels';
const make = (access: { baseUrl: string; timeoutMs: number } & Partial<HotelbedsOptions>) =>
  createHotelbeds({ apiKey: 'key', secret: 'secret', clock, cache: createCache(), ...access });

describeHotelSupplier('Hotelbeds', {
  make,
  query: aHotelQuery,
  isPriceCall: (url) => url === PRICES,
  content: fakeContent(),
  answers: {
    healthy: {
      body: anAvailability([anAvailableHotel(), anAvailableHotel({ code: 298 })]),
      hotels: 2,
    },
    oneBroken: {
      body: anAvailability([anAvailableHotel(), anAvailableHotel({ rooms: undefined })]),
      hotels: 1,
    },
    noHotels: anAvailability([]),
  },
});

describe('Hotelbeds adapter', () => {
  let vendor: ScriptedServer;
  let supplier: ReturnType<typeof make>;
  const signal = new AbortController().signal;
  const dropped: string[] = [];
  const priceBodies = () =>
    vendor.requests.filter(({ url }) => url === PRICES).map(({ body }) => JSON.parse(body));
  const serve = (hotels: unknown[], content = fakeContent()) =>
    vendor.behave((response, request) =>
      (request.url === PRICES ? json(anAvailability(hotels)) : content)(response, request),
    );
  const search = (changes: Partial<HotelQuery> = {}) =>
    supplier.search({ ...aHotelQuery, ...changes }, signal);

  beforeEach(async () => {
    dropped.length = 0;
    vendor = await startScriptedServer(fakeContent());
    supplier = make({
      baseUrl: vendor.url,
      timeoutMs: 20_000,
      onDropped: (reason) => dropped.push(reason),
    });
  });
  afterEach(async () => {
    await supplier.close();
    await vendor.close();
  });

  it('signs every call with the key, the secret and the current second', async () => {
    serve([anAvailableHotel()]);
    await search();
    for (const { headers } of vendor.requests) {
      expect(headers).toMatchObject({
        'api-key': 'key',
        'x-signature': signature('key', 'secret', clock()),
      });
    }
    // SHA-256 of 'keysecret1799582400', computed by a different program.
    expect(signature('key', 'secret', clock())).toBe(
      'cc63e80acbcb8b5bb6d9d2d9c25759b9d6157b83d6bbafef77168547101c74d0',
    );
  });

  it('requests the hotels of the destination by code, and adds their content', async () => {
    serve([anAvailableHotel()]);
    const [hotel] = await search();
    expect(priceBodies()[0]).toMatchObject({
      hotels: { hotel: [297] },
      stay: { checkIn: '2027-03-10', checkOut: '2027-03-12' },
      language: 'CAS',
    });
    expect(hotel).toMatchObject({
      hotelCode: '297',
      address: 'Calle del Santísimo 8-12, Cartagena',
      // The vendor's own paths. Any other address is not a picture.
      images: ['/media/hb/00/000297/000297a_hb_ro_001', '/media/hb/00/000297/000297a_hb_a_002'],
      amenities: ['Piscina'],
    });
  });

  it('groups equal rooms and sends every child’s age', async () => {
    serve([]);
    await search({
      rooms: [
        { adults: 2, childrens: [7, 3] },
        { adults: 1, childrens: [] },
        { adults: 2, childrens: [3, 7] },
      ],
    });
    expect(priceBodies()[0].occupancies).toEqual([
      {
        rooms: 2,
        adults: 2,
        children: 2,
        paxes: [
          { type: 'CH', age: 3 },
          { type: 'CH', age: 7 },
        ],
      },
      { rooms: 1, adults: 1, children: 0 },
    ]);
  });

  it('requests by destination and sells without pictures while the content is unavailable', async () => {
    serve([anAvailableHotel()], json({}, 503));
    const [hotel] = await search();
    expect(priceBodies()[0].destination).toEqual({ code: 'CTG' });
    expect(hotel).toMatchObject({ name: 'Casa Medina', images: [], amenities: [] });
  });

  it('requests named hotels directly and leaves out codes of other suppliers', async () => {
    serve([anAvailableHotel()]);
    const [hotel] = await search({ destination_code: [], Hotel_codes: ['297', 'abc'] });
    expect(priceBodies()).toHaveLength(1);
    expect(priceBodies()[0].hotels).toEqual({ hotel: [297] });
    expect(hotel?.images).toHaveLength(2);
  });

  it('fetches content once, and page by page', async () => {
    const many = Array.from({ length: 1500 }, (_, index) => aContentHotel({ code: index + 1 }));
    serve([], fakeContent({ hotels: many }));
    await search();
    await search();
    const pages = vendor.requests
      .map(({ url }) => new URL(url, vendor.url))
      .filter(({ pathname }) => pathname === '/hotel-content-api/1.0/hotels');
    expect(
      pages.map(({ searchParams }) => `${searchParams.get('from')}-${searchParams.get('to')}`),
    ).toEqual(['1-1000', '1001-2000']);
    expect(priceBodies()[1].hotels.hotel).toHaveLength(1500);
  });

  it('counts the hotels that it leaves out', async () => {
    serve([
      anAvailableHotel(),
      anAvailableHotel({ currency: 'EUR' }),
      anAvailableHotel({ latitude: null }),
    ]);
    await search();
    expect(dropped).toEqual(['latitude', 'currency']);
  });

  it('lists destinations with the country’s ISO code, and hotels', async () => {
    const london = { code: 'LON', name: { content: 'Londres' }, countryCode: 'UK', isoCode: 'GB' };
    vendor.behave(fakeContent({ destinations: [london, { code: 'X' }] }));
    expect(await supplier.destinations(signal)).toEqual([
      { code: 'LON', name: 'Londres', country_code: 'GB' },
    ]);
    expect(await supplier.hotels(signal)).toMatchObject([
      { hotelCode: '297', name: 'Casa Medina', destination_code: 'CTG', star_number: 4 },
    ]);
  });
});
