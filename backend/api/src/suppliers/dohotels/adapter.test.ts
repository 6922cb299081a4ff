import { createCache } from '../../lib/cache/createCache';
import { json, type ScriptedServer, startScriptedServer } from '../../lib/testing/scriptedServer';
import type { HotelQuery } from '../../products/hotels/ports';
import { describeHotelSupplier } from '../contract';
import { createDoHotels, type DoHotelsOptions } from './adapter';
import {
  aFoundHotel,
  aHotelQuery,
  aRate,
  aStaticHotel,
  foundHotels,
  doRefusal,
} from './testing/builders';
import { fakeContent, fakeVendor, SERP } from './testing/fakeVendor';

const PICTURE = `/media/do/content/a8ef${'0'.repeat(36)}`;
const clock = () => new Date('2027-01-10T12:00:00Z');
const make = (access: { baseUrl: string; timeoutMs: number } & Partial<DoHotelsOptions>) =>
  createDoHotels({
    user: '1164',
    password: 'key',
    clock,
    cache: createCache(),
    contact: { email: 'reservas@tiquete.test', phone: '+576015550000' },
    ...access,
  });

describeHotelSupplier('DO', {
  make,
  query: aHotelQuery,
  isPriceCall: (url) => url === SERP,
  content: fakeContent(),
  answers: {
    healthy: { body: foundHotels([aFoundHotel(), aFoundHotel({ hid: 7002 })]), hotels: 2 },
    oneBroken: {
      body: foundHotels([aFoundHotel(), aFoundHotel({ hid: 7002, rates: undefined })]),
      hotels: 1,
    },
    noHotels: foundHotels([]),
  },
});

describe('DO adapter', () => {
  let vendor: ScriptedServer;
  let supplier: ReturnType<typeof make>;
  const signal = new AbortController().signal;
  const dropped: string[] = [];
  const bodiesOf = (path: string) =>
    vendor.requests.filter(({ url }) => url.endsWith(path)).map(({ body }) => JSON.parse(body));
  const serve = (hotels: unknown[], content = fakeContent()) =>
    vendor.behave(
      fakeVendor(
        {
          '/search/serp/region/': foundHotels(hotels),
          '/search/serp/hotels/': foundHotels(hotels),
        },
        content,
      ),
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

  it("joins prices with the hotel's content, and states times in the hotel’s local time", async () => {
    serve([aFoundHotel()]);
    expect(await search()).toEqual([
      expect.objectContaining({
        hotelCode: 'D7001',
        name: 'Casa Medina',
        star_number: 4,
        category_name: '4 estrellas',
        address: 'Calle del Santísimo 8-12, Cartagena',
        images: [PICTURE, `/media/do/content/0b1c${'0'.repeat(36)}`],
        destination: { code: 'CTG', name: 'Cartagena', zone_code: '', zone_name: '' },
        geo: { latitude: 10.4236, longitude: -75.5478 },
        amenities: ['Piscina', 'Parqueadero'],
        min_rate: 350_000,
        mealPlan: ['BB'],
        free_cancellation: true,
        free_cancellation_until: '2027-03-08T23:59:00-05:00',
        pay_at_hotel_amount: 12_000,
      }),
    ]);
    expect(vendor.requests[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('1164:key').toString('base64')}`,
    );
    expect(bodiesOf('/serp/region/')).toEqual([
      {
        checkin: '2027-03-10',
        checkout: '2027-03-12',
        residency: 'co',
        language: 'es',
        guests: [{ adults: 2, children: [] }],
        currency: 'COP',
        region_id: 960001,
      },
    ]);
  });
  it('shows price and terms of the cheapest rate, and every meal on offer', async () => {
    const fixed = {
      amount: '300000',
      cancellation_penalties: {
        policies: [{ start_at: null, end_at: null, amount_charge: '300000' }],
      },
    };
    serve([
      aFoundHotel({
        rates: [
          aRate({ meal: 'all-inclusive', payment: { amount: 900_000 } }),
          aRate({ meal: 'nomeal', payment: fixed }),
        ],
      }),
    ]);
    expect((await search())[0]).toMatchObject({
      min_rate: 300_000,
      max_rate: 900_000,
      mealPlan: ['RO', 'AI'],
      free_cancellation: true,
      free_cancellation_rate: 900_000,
    });
  });
  it('leaves out only rates whose charge at the hotel cannot be converted', async () => {
    const tax = { name: 'city_tax', included_by_supplier: false };
    const inEuros = { taxes: [{ ...tax, amount: '4', currency_code: 'EUR' }] };
    serve([
      aFoundHotel({
        rates: [aRate({ payment: { amount: 200_000, tax_data: inEuros } }), aRate()],
      }),
    ]);
    expect(await search()).toMatchObject([{ min_rate: 350_000, pay_at_hotel_amount: 12_000 }]);
  });
  it('shows no free cancellation whose deadline has passed', async () => {
    const policies = [
      { start_at: null, end_at: '2027-01-10T11:59:00', amount_charge: '0' },
      { start_at: '2027-01-10T11:59:00', end_at: null, amount_charge: '350000.40' },
    ];
    serve([aFoundHotel({ rates: [aRate({ payment: { cancellation_penalties: { policies } } })] })]);
    expect((await search())[0]?.free_cancellation).toBe(false);
  });
  it('reads the content once for all searches, and requests the file without our credentials', async () => {
    serve([aFoundHotel()]);
    await Promise.all([search(), search()]);
    await search();
    const dumps = vendor.requests.filter(({ url }) => url === '/dump.json');
    expect(dumps).toHaveLength(1);
    expect(dumps[0]?.headers.authorization).toBeUndefined();
  });
  it('fails to search while the content is unavailable, and requests it again', async () => {
    serve([aFoundHotel()], json({}, 503));
    await expect(search()).rejects.toMatchObject({ kind: 'unavailable' });
    const later = make({ baseUrl: vendor.url, timeoutMs: 20_000 });
    serve([aFoundHotel()]);
    expect(await later.search(aHotelQuery, signal)).toHaveLength(1);
    await later.close();
  });
  it('follows no address of a dump that is neither at the vendor nor https', async () => {
    vendor.behave(
      fakeVendor({
        '/hotel/info/dump/': {
          status: 'ok',
          error: null,
          data: { url: 'http://localhost:1/dump.json' },
        },
      }),
    );
    await expect(search()).rejects.toMatchObject({ kind: 'malformed' });
  });
  it('requests only its own hotels, and sends no request for a place without hotels', async () => {
    serve([aFoundHotel()]);
    await search({ destination_code: [], Hotel_codes: ['D7001', '100100', 'D0'] });
    expect(bodiesOf('/serp/hotels/')).toMatchObject([{ hids: [7001] }]);
    expect(await search({ destination_code: ['ZZZ'] })).toEqual([]);
    expect(await search({ destination_code: [], Hotel_codes: ['100100'] })).toEqual([]);
    expect(bodiesOf('/serp/region/')).toEqual([]);
  });
  it('counts the hotels that it leaves out', async () => {
    const inEuros = {
      tax_data: {
        taxes: [
          { name: 'city_tax', included_by_supplier: false, amount: '4', currency_code: 'EUR' },
        ],
      },
    };
    serve([
      aFoundHotel(),
      aFoundHotel({ hid: 9 }),
      aFoundHotel({ rates: [aRate({ payment: inEuros })] }),
      aFoundHotel({ rates: [aRate({ payment: { type: 'now' } })] }),
    ]);
    expect(await search()).toHaveLength(1);
    expect(dropped).toEqual(['content', 'payment', 'currency']);
  });
  it.each([
    ['timeout', 'timeout'],
    ['endpoint_exceeded_limit', 'quota'],
    ['unknown', 'unavailable'],
    ['not_allowed_host', 'rejected'],
  ])('reads the rejection %s as %s', async (word, kind) => {
    vendor.behave(fakeVendor({ '/search/serp/region/': doRefusal(word) }));
    await expect(search()).rejects.toMatchObject({ kind });
  });
  it('lists destinations and hotels, without closed hotels and those without coordinates', async () => {
    serve(
      [],
      fakeContent([
        aStaticHotel(),
        aStaticHotel({ hid: 2, is_closed: true }),
        aStaticHotel({ hid: 3, region: null }),
        { hid: 'x' },
      ]),
    );
    expect(await supplier.destinations(signal)).toEqual([
      { code: 'CTG', name: 'Cartagena', country_code: 'CO' },
    ]);
    expect(await supplier.hotels(signal)).toEqual([
      {
        hotelCode: 'D7001',
        name: 'Casa Medina',
        destination_code: 'CTG',
        city_name: 'Cartagena',
        star_number: 4,
        geo: { latitude: 10.4236, longitude: -75.5478 },
        image: PICTURE,
      },
    ]);
  });
});
