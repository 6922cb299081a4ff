import {
  type HotelDetailsResponse,
  hotelDetailsResponseSchema,
  type HotelSearchResponse,
  hotelSearchResponseSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import {
  createSandbox,
  createSandboxCatalogues,
  DO_CREDENTIALS,
  SANDBOX_CREDENTIALS,
  type Sandbox,
} from '@tiquete/sandbox';
import sharp from 'sharp';
import { type Cache, createCache } from '../../lib/cache/createCache';
import { createHotels, type Hotels } from '../../products/hotels/line';
import { createPictureSource } from '../../storefront/media/pictureSource';
import { hotelRoutes } from '../../products/hotels/routes';
import { hotelSaleRoutes } from '../../products/hotels/routes';
import { drawHere } from '../../deps/drawHere';
import { drawingHere } from '../../lib/drawing/drawing';
import { NO_RATES } from '../quoteMoney';
import { startApi } from '../testing/startApi';

/** Tests both suppliers over real HTTP: our routes, the adapters, and stand-ins that speak the vendors' protocols. */
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
/**
 * Cache with the content of every hotel, which takes long to load. Each test searches a different day, so that no prices are
 * cached.
 */
let cache: Cache;
let api: { app: Awaited<ReturnType<typeof startApi>>; hotels: Hotels };
const stage = (fault: object) =>
  fetch(`${sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
let stay = { checkin: '', checkout: '' };
let inDays = 40;
/** Destination with many hotels. Tests that need few use a small town. */
const CARTAGENA = { destination_code: ['CTG'] };
const rooms = [{ adults: 2, childrens: [] }];
const post = async (path: string, payload: object) => {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/hotels/${path}`,
    payload,
    headers: { host: 'a.test' },
  });
  return { status: reply.statusCode, body: reply.json() };
};
const searchOnce = async (changes: object): Promise<HotelSearchResponse> => {
  const body = {
    canal: '1',
    ...stay,
    rooms,
    destination_code: ['VLY'],
    client_nationality: 'CO',
    currency: 'COP',
    language: 'es',
    Hotel_codes: [],
    ...changes,
  };
  return hotelSearchResponseSchema.parse((await post('searchs', body)).body);
};
const search = async (changes: object = {}): Promise<HotelSearchResponse> => {
  let found = await searchOnce(changes);
  while (found.meta.suppliers.some(({ status }) => status === 'pending'))
    found = await searchOnce({ ...changes, sessionCode: found.data.sessionCode });
  return found;
};
const detailsOf = async (
  { data }: HotelSearchResponse,
  hotelCode: string,
): Promise<HotelDetailsResponse> =>
  hotelDetailsResponseSchema.parse(
    (await post('details', { sessionCode: data.sessionCode, hotelCode, rooms })).body,
  );

beforeAll(async () => {
  sandbox = await createSandbox();
  cache = createCache({});
});
beforeEach(async () => {
  inDays += 1;
  stay = { checkin: addDays(today(), inDays), checkout: addDays(today(), inDays + 2) };
  const hotels = createHotels({
    exchange: NO_RATES,
    cache,
    http: {},
    onDropped: () => undefined,
    config: {
      hotelbeds: { url: sandbox.url, photosUrl: null, ...SANDBOX_CREDENTIALS },
      dohotels: {
        url: sandbox.url,
        user: DO_CREDENTIALS.keyId,
        password: DO_CREDENTIALS.key,
        photosUrl: null,
        contact: { email: 'reservas@tiquete.test', phone: '+576015550000' },
      },
    },
    clock: () => new Date(),
    log,
    // Supplier, api and test share one processor, so the deadline is long.
    deadlines: { searchMs: 30_000 },
  });
  const app = await startApi(async (instance) => {
    await instance.register(hotelRoutes(hotels.hotels));
    await instance.register(
      hotelSaleRoutes({
        details: hotels.details,
        prebookings: hotels.prebookings,
        book: () => Promise.reject(new Error('bookings need the whole app')),
      }),
    );
  });
  api = { app, hotels };
});
afterEach(async () => {
  await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' });
  await api.app.close();
  await api.hotels.close();
});
afterAll(async () => {
  await cache.close();
  await sandbox.close();
});

it('shows a property of both suppliers once, at the lower price, and every property of one supplier', async () => {
  const inCartagena = (later = 0) =>
    search({
      ...CARTAGENA,
      checkin: addDays(stay.checkin, later),
      checkout: addDays(stay.checkout, later),
    });
  let { data, meta } = await inCartagena();
  // On a busy machine prices arrive before pictures, and the incomplete result is cached for a while. The test then searches
  // another day.
  for (let later = 1; later < 60 && data.hotels.some(({ image }) => image === ''); later += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    ({ data, meta } = await inCartagena(later));
  }
  expect(meta).toMatchObject({
    complete: true,
    suppliers: [
      { code: 'HB', status: 'ok' },
      { code: 'DO', status: 'ok' },
    ],
  });
  const [hb, second] = meta.suppliers.map(({ hotels }) => hotels);
  const merged = (hb ?? 0) + (second ?? 0) - meta.total;
  expect(merged).toBeGreaterThan(15);
  // A card has the code of the supplier that answered first, so properties are identified by all their sellers.
  const session = await api.hotels.hotels.session('a.test', data.sessionCode);
  const sold = (session?.hotels ?? []).map(({ sources }) => ({
    first: sources.find(({ supplier }) => supplier === 'HB')?.hotelCode,
    second: sources.find(({ supplier }) => supplier === 'DO')?.hotelCode,
  }));
  expect(sold.filter(({ first }) => first === undefined)).toHaveLength((second ?? 0) - merged);
  const twins = new Map(
    createSandboxCatalogues().dohotels.map(({ code, twinOf }) => [
      `D${code}`,
      twinOf && String(twinOf),
    ]),
  );
  const codes = new Set(sold.map(({ first }) => first));
  for (const { first, second: other } of sold) {
    if (first && other) expect(twins.get(other)).toBe(first);
    else if (other) expect(codes).not.toContain(twins.get(other));
  }
  for (const hotel of data.hotels)
    expect([hotel.image, hotel.address, hotel.description_short]).not.toContain('');
  expect(data.facets.zones.every(({ label }) => label !== '')).toBe(true);
});

it('shows both suppliers’ tariffs on one page, the cheapest at the card’s price', async () => {
  const found = await search(CARTAGENA);
  const session = await api.hotels.hotels.session('a.test', found.data.sessionCode);
  const both = session?.hotels.filter(({ sources }) => sources.length === 2) ?? [];
  const lower: string[] = [];
  for (const { hotelCode, min_rate } of both.slice(0, 8)) {
    const { data, warnings } = await detailsOf(found, hotelCode);
    const tariffs = data.rooms.flatMap((room) => room.tariffs).sort((a, b) => a.total - b.total);
    expect(new Set(tariffs.map(({ supplier }) => supplier))).toEqual(new Set(['HB', 'DO']));
    expect([warnings, data.hotel.hotelCode, tariffs[0]?.total]).toEqual([
      undefined,
      hotelCode,
      min_rate,
    ]);
    lower.push(tariffs[0]?.supplier ?? '');
  }
  expect(new Set(lower)).toEqual(new Set(['HB', 'DO']));
});

it('shows pictures of hotels that only the second supplier sells', async () => {
  const { data } = await search(CARTAGENA);
  const own = data.hotels.find(({ supplier }) => supplier === 'DO');
  const pictures = createPictureSource(
    { hb: null, do: sandbox.url, 'stand-in': null, own: null },
    drawingHere(drawHere),
  );
  for (const width of [320, 640])
    expect(
      await sharp(await pictures.fetch(`${own?.images.at(-1)}/${width}.webp`)).metadata(),
    ).toMatchObject({ format: 'webp', width });
  await pictures.close();
});

it('answers without waiting for a late supplier, and adds its hotels later', async () => {
  await stage({ target: 'doSerp', mode: 'delay', ms: 2000 });
  const statusOf = ({ meta }: HotelSearchResponse, code: string) =>
    meta.suppliers.find((supplier) => supplier.code === code)?.status;
  let first = await searchOnce({ destination_code: ['SMR'] });
  const { sessionCode } = first.data;
  const again = () => searchOnce({ destination_code: ['SMR'], sessionCode });
  while (statusOf(first, 'HB') === 'pending') first = await again();
  expect([statusOf(first, 'HB'), statusOf(first, 'DO')]).toEqual(['ok', 'pending']);
  expect(first.meta.complete).toBe(false);
  let whole = await again();
  while (statusOf(whole, 'DO') === 'pending') whole = await again();
  expect(whole.meta.complete).toBe(true);
  expect(whole.data.sessionCode).toBe(sessionCode);
  expect(whole.meta.total).toBeGreaterThan(first.meta.total);
  const codes = new Set(whole.data.hotels.map(({ hotelCode }) => hotelCode));
  expect(first.data.hotels.filter(({ hotelCode }) => !codes.has(hotelCode))).toEqual([]);
});

it.each(['html', 'malformed', 'truncated', 'error500', 'rateLimit', 'unauthorized'])(
  'sells without the second supplier when its prices suffer from %s',
  async (mode) => {
    await stage({ target: 'doSerp', mode });
    const { meta, data } = await search();
    expect(meta).toMatchObject({
      complete: false,
      suppliers: [
        { code: 'HB', status: 'ok' },
        { code: 'DO', status: 'error' },
      ],
    });
    expect(data.hotels.length).toBeGreaterThan(5);
  },
);
it('leaves out prices in a currency without a rate, and warns about it', async () => {
  await stage({ target: 'doSerp', mode: 'wrongCurrency' });
  const { meta, data, warnings } = await search();
  expect(meta.suppliers).toMatchObject([
    { code: 'HB', status: 'ok' },
    { code: 'DO', status: 'ok', hotels: 0 },
  ]);
  expect(data.hotels.length).toBeGreaterThan(5);
  expect(warnings).toMatchObject([{ code: 'CURRENCY_NOT_SOLD', detail: 'EUR' }]);
});
it('sells hotels without the first supplier', async () => {
  await stage({ target: 'availability', mode: 'error500' });
  const { meta, data } = await search();
  expect(meta.suppliers).toMatchObject([
    { code: 'HB', status: 'error' },
    { code: 'DO', status: 'ok' },
  ]);
  expect(data.hotels.length).toBeGreaterThan(2);
});
it('reads amounts that come as numbers', async () => {
  const asText = await search();
  await stage({ target: 'doSerp', mode: 'moneyAsNumber' });
  const asNumber = await search({ client_nationality: 'US' });
  expect(asNumber.data.hotels.map(({ min_rate }) => min_rate)).toEqual(
    asText.data.hotels.map(({ min_rate }) => min_rate),
  );
});
it('warns about missing tariffs when a supplier fails on the hotel’s page', async () => {
  const found = await search();
  const session = await api.hotels.hotels.session('a.test', found.data.sessionCode);
  const both = session?.hotels.find(({ sources }) => sources.length === 2);
  await stage({ target: 'doHotelpage', mode: 'error500' });
  const { data, warnings } = await detailsOf(found, both?.hotelCode ?? '');
  expect(
    new Set(data.rooms.flatMap(({ tariffs }) => tariffs.map(({ supplier }) => supplier))),
  ).toEqual(new Set(['HB']));
  expect(warnings).toMatchObject([{ code: 'SUPPLIER_UNAVAILABLE', detail: 'DO' }]);
});
