import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type HotelSearchResponse, hotelSearchResponseSchema } from '@tiquete/contracts';
import { SupplierError, type SupplierErrorKind } from '../../lib/http-client/supplierError';
import { aSupplierHotel, fakeSupplier } from '../../suppliers/testing/fakeSupplier';
import { anApi, codesOf } from './testing/anApi';
import { aSearch } from './testing/builders';

const failing = (kind: SupplierErrorKind) =>
  fakeSupplier({ search: async () => Promise.reject(new SupplierError('HB', kind)) });
const silent = (code: 'HB' | 'DO' = 'HB') =>
  fakeSupplier({ code, search: () => new Promise(() => undefined) });

describe('POST hotels/searchs', () => {
  it('returns hotels in the contract’s shape, cheapest first', async () => {
    const hotels = [
      aSupplierHotel({ hotelCode: '2', min_rate: 800_000 }),
      aSupplierHotel(),
      aSupplierHotel(),
    ];
    const { search } = await anApi([fakeSupplier({ search: async () => hotels })]);
    const reply = await search();
    expect(reply.statusCode).toBe(200);
    const answer = hotelSearchResponseSchema.parse(reply.json());
    expect(answer.data.hotels.map(({ hotelCode }) => hotelCode)).toEqual(['1001', '2']);
    expect(answer.data).toMatchObject({
      nights: 2,
      pax: 2,
      currency: 'COP',
      expires_at: '2027-01-10T17:30:00.000Z',
    });
    expect(answer.data.hotels[0]).toMatchObject({
      supplier: 'HB',
      min_rate: 700_001,
      min_rate_per_night: 350_001,
      image: '/media/hb/1001/0',
      images: ['/media/hb/1001/0', '/media/hb/1001/1'],
    });
    expect(answer.meta).toMatchObject({
      total: 2,
      complete: true,
      suppliers: [{ code: 'HB', status: 'ok', hotels: 3 }],
    });
    expect(answer.warnings).toBeUndefined();
    expect(Buffer.from(answer.data.sessionCode, 'base64url')).toHaveLength(16);
  });

  it('counts the hotels of each filter value', async () => {
    const hotels = [
      aSupplierHotel(),
      aSupplierHotel({
        hotelCode: '2',
        star_number: 4.5,
        mealPlan: ['AI', 'RO'],
        min_rate: 100,
        free_cancellation: false,
        free_cancellation_until: null,
        amenities: [],
      }),
      aSupplierHotel({
        hotelCode: '3',
        destination: { code: 'CTG', name: 'Cartagena', zone_code: '2', zone_name: 'Bocagrande' },
      }),
    ];
    const { search } = await anApi([fakeSupplier({ search: async () => hotels })]);
    const answer: HotelSearchResponse = (await search()).json();
    expect(answer.data.facets).toEqual({
      price: { min: 100, max: 700_001 },
      star: [
        { value: '4.5', label: '4,5', count: 1 },
        { value: '4', label: '4,0', count: 2 },
      ],
      mealPlan: [
        { value: 'RO', label: 'Solo habitación', count: 1 },
        { value: 'BB', label: 'Desayuno incluido', count: 2 },
        { value: 'AI', label: 'Todo incluido', count: 1 },
      ],
      zones: [
        { value: '1', label: 'Centro histórico', count: 2 },
        { value: '2', label: 'Bocagrande', count: 1 },
      ],
      amenities: [{ value: 'Piscina', label: 'Piscina', count: 2 }],
      free_cancellation: 2,
    });
  });

  it('returns an empty list when nothing is found', async () => {
    const { search } = await anApi([fakeSupplier({ search: async () => [] })]);
    const reply = await search();
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      data: { hotels: [], facets: { price: { min: 0, max: 0 } } },
      meta: { total: 0, complete: true },
    });
  });

  it('sends the same answer as brotli, gzip or plain', async () => {
    const { search } = await anApi();
    const plain = await search();
    const [brotli, gzip] = [
      await search(aSearch(), { 'accept-encoding': 'gzip, br' }),
      await search(aSearch(), { 'accept-encoding': 'gzip' }),
    ];
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(plain.json());
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(plain.json());
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('a supplier that fails', () => {
  it('causes only its own hotels to be missing, and is named', async () => {
    const { search } = await anApi([fakeSupplier(), silent('DO')]);
    const answer: HotelSearchResponse = (await search()).json();
    expect(answer.data.hotels).toHaveLength(1);
    expect(answer.meta).toMatchObject({
      complete: false,
      suppliers: [
        { code: 'HB', status: 'ok' },
        { code: 'DO', status: 'timeout', hotels: 0 },
      ],
    });
    expect(answer.warnings).toEqual([
      { code: 'SUPPLIER_TIMEOUT', title: expect.stringContaining('tardó'), detail: 'DO' },
    ]);
  });
  it('is queried again soon', async () => {
    let isUp = false;
    const flaky = fakeSupplier({
      code: 'DO',
      search: async () => (isUp ? [] : Promise.reject(new SupplierError('DO', 'unavailable'))),
    });
    const { search, wait } = await anApi([fakeSupplier(), flaky]);
    expect((await search()).json().meta.complete).toBe(false);
    isUp = true;
    wait(10_001);
    expect((await search()).json().meta.complete).toBe(true);
  });
  it('is queried again soon when its answer had prices but no pictures or addresses', async () => {
    const bare = { images: [], address: '', description_short: '' };
    let isThere = false;
    const { search, wait } = await anApi([
      fakeSupplier({ search: async () => [aSupplierHotel(isThere ? {} : bare)] }),
    ]);
    expect((await search()).json().data.hotels[0].address).toBe('');
    isThere = true;
    wait(10_001);
    expect((await search()).json().data.hotels[0].address).toBe(
      'Calle del Santísimo 8-12, Cartagena',
    );
  });
  it.each<[SupplierErrorKind, number, string]>([
    ['timeout', 504, 'SUPPLIER_TIMEOUT'],
    ['unavailable', 503, 'SUPPLIER_UNAVAILABLE'],
    ['malformed', 503, 'SUPPLIER_UNAVAILABLE'],
    ['rejected', 503, 'SUPPLIER_UNAVAILABLE'],
    ['quota', 503, 'SUPPLIER_UNAVAILABLE'],
  ])('fails the search when it was the only one (%s)', async (kind, status, code) => {
    const { search } = await anApi([failing(kind)]);
    const reply = await search();
    expect([reply.statusCode, codesOf(reply)]).toEqual([status, [code]]);
  });
  it('is not awaited when it ignores its deadline', async () => {
    const { search } = await anApi([silent()]);
    expect((await search()).statusCode).toBe(504);
  });
  it('is replaced by its last result for a quarter of an hour', async () => {
    let isUp = true;
    const flaky = fakeSupplier({
      search: async () =>
        isUp ? [aSupplierHotel()] : Promise.reject(new SupplierError('HB', 'timeout')),
    });
    const { search, wait } = await anApi([flaky]);
    await search();
    isUp = false;
    wait(14 * 60_000);
    expect((await search()).json().data.hotels).toHaveLength(1);
    wait(60_001);
    expect((await search()).statusCode).toBe(504);
  });
  it('causes a single hotel to be missing when only that one breaks the contract', async () => {
    const { search } = await anApi([
      fakeSupplier({
        search: async () => [aSupplierHotel({ hotelCode: '9', min_rate: 0.5 }), aSupplierHotel()],
      }),
    ]);
    expect((await search()).json().meta.total).toBe(1);
  });
});

it('GET hotels/featured returns the places of the home page', async () => {
  const cartagena = {
    code: 'CTG',
    name: 'Cartagena',
    country_name: 'Colombia',
    image: '/media/places/CTG',
    hotels_count: 124,
  };
  const { app } = await anApi([], {
    featured: (codes) => (codes.includes('CTG') ? [cartagena] : []),
  });
  const reply = await app.inject({ url: '/api/hotels/featured' });
  expect(reply.json()).toEqual({ data: { destinations: [cartagena] } });
});
