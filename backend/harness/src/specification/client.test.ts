import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { openBrowser } from '@tiquete/api/testing/browser';
import { type Browser, openAttackFixture, type AttackFixture } from '../attacks/testing/fixture';
import { type SpecifiedProduct, specifiedProducts } from './testing/client';

/**
 * Tests a client that follows the specification: each payload of section 7 in the specification's own spelling, through the
 * whole app.
 */
let fixture: AttackFixture;
let products: Map<string, SpecifiedProduct>;
beforeAll(async () => {
  fixture = await openAttackFixture();
  products = new Map((await specifiedProducts(fixture)).map((product) => [product.name, product]));
});
afterAll(() => fixture.close());

const NAMES = ['hotel', 'assistance', 'package', 'flight'];
const productOf = (name: string): SpecifiedProduct => {
  const product = products.get(name);
  if (!product) throw new Error(`${name} is not on sale.`);
  return product;
};
/** Browser that requested the prices, so that it may book them. */
const browserOf = (name: string): Browser =>
  name === 'flight' ? fixture.browsers.traveller : fixture.browsers.anonymous;
const said = (reply: { statusCode: number; json(): { errors?: object[] } }) => [
  reply.statusCode,
  reply.json().errors,
];
async function countRows() {
  const { db } = fixture.test.deps;
  const [row] = await db.query(
    `select (select count(*) from bookings) as bookings, (select count(*) from payments) as payments,
       (select count(*) from mails) as emails, (select count(*) from package_holds) as holds,
       (select count(*) from idempotency_keys) as keys`,
  );
  return row;
}

/** Timestamps as idempotency keys whose digits pass a card's checksum. */
const KEYS = [1764350000006, 1764350000014, 1764350000022, 1764350000030];
/** Fields of persons in another type. */
const RESPELLED: Record<string, (value: unknown) => unknown> = {
  document_type: String,
  gender: (value) => (typeof value === 'number' ? ` ${value} ` : value),
  phone: Number,
  phone_country: Number,
  room: String,
  age: String,
};
const ROOM = {
  Adult: { Quantity: '2', Age: ['30', 30] },
  Child: { Quantity: 0, Age: '' },
  Infant: '0',
  room: '1',
};
/** Spellings of a search that mean the same as the pages' spelling. */
const SPELLINGS: [string, Record<string, unknown>][] = [
  ['hotel', { canal: 1, rooms: [{ adults: '2', childrens: 0 }] }],
  ['hotel', { rooms: [{ adults: 2, childrens: '0' }], search_hotel: 'false', origin_code: null }],
  ['hotel', { destination_code: ' VLY ', Hotel_codes: '', reference: '' }],
  ['hotel', { should_coin_convert: false, coin_convert_to: 'USD' }],
  ['hotel', { should_coin_convert: true, coin_convert_to: '' }],
  ['hotel', { should_coin_convert: 'true', coin_convert_to: 'COP' }],
  ['hotel', { should_coin_convert: 0, coin_convert_to: null, sessionCode: '' }],
  ['assistance', { destination_code: 'EUROPE, JP', canal: 1 }],
  ['assistance', { should_coin_convert: true, coin_convert_to: '' }],
  ['assistance', { destination_code: [' EUROPE '], destination_frontend: null }],
  ['package', { id_services: '', id_month: '', id_year: '', id_hotel: '', id_temp_hotel: '' }],
  ['package', { id_services: null, id_month: null, MoneyID: '2', Booking: null }],
  ['package', { Room: { Line: [ROOM] }, Type: { TypeProduct: 'ESPECIAL' } }],
  ['package', { Room: undefined, Line: [ROOM], Type: undefined, TypeProduct: 'ESPECIAL' }],
  ['package', { type: 'GET_ONLY', ItemPackageID: '', Room: [], Origin: '', OriginID: ' ' }],
  ['package', { type: 'GET_ONLY', ItemPackageID: '', Room: { Line: [] } }],
  ['flight', { passengers: { adults: '1', children: '0', children_ages: '' } }],
  ['flight', { passengers: { adults: 1, children: '2', children_ages: '7, 9' } }],
  ['flight', { sources: 'GDS, NDC', segmentsFrom: ' BOG ', filters: null, corporateCodes: '' }],
];
it.each(SPELLINGS)('%s: accepts a search with %j', async (name, changes) => {
  const { search, searchPath } = productOf(name);
  const reply = await browserOf(name).postJson(searchPath, {
    ...search,
    ...changes,
  });
  expect(said(reply)).toEqual([200, undefined]);
});

it.each([
  'packages/months_and_dates?DestinationID=&id_month=&id_year=&ItemPackageID=&DateBegin=',
  'packages/places_searches?q=&scope=&origin=',
  'flights/places_searches?keyword=bog&subType=&limit=',
  'places_searches?q=carta&type=&limit=&lang=',
  'bookings?when=&status=&product=&code=&from=&to=&page=',
])('%s accepts a search without its empty parameters', async (address) => {
  expect(said(await fixture.browsers.traveller.get(`/api/${address}`))).toEqual([200, undefined]);
});

it('accepts ages with spaces, as a number or as a list in a search of assistance', async () => {
  const { search, searchPath } = productOf('assistance');
  const agesOf = async (age_pax: unknown): Promise<number[]> =>
    (await fixture.browsers.anonymous.postJson(searchPath, { ...search, age_pax })).json().data
      .ages;
  expect(await agesOf('18, 35 ,7')).toEqual([18, 35, 7]);
  expect(await agesOf([18, 35])).toEqual([18, 35]);
  expect(await agesOf(18)).toEqual([18]);
});

it('rejects a child without an age', async () => {
  const { search, searchPath } = productOf('hotel');
  const rooms = [{ adults: 2, childrens: '2' }];
  const reply = await fixture.browsers.anonymous.postJson(searchPath, { ...search, rooms });
  expect(reply.json().errors[0].code).toBe('CHILD_AGE_REQUIRED');
});

it('accepts a month as text in a changed quote', async () => {
  const { search, searchPath } = productOf('package');
  const [year, month] = String(search.DateBegin).split('-');
  const reply = await fixture.browsers.anonymous.postJson(searchPath, {
    ...search,
    id_month: String(Number(month)),
    id_year: year,
  });
  expect(reply.json().data.detail.DateBegin).toBe(search.DateBegin);
});

it('searches the named hotels even if a destination is given, known or not', async () => {
  const { search, searchPath, booking } = productOf('hotel');
  const reply = await fixture.browsers.anonymous.postJson(searchPath, {
    ...search,
    destination_code: ['CTG', 'XXX'],
    Hotel_codes: [booking.hotelCode],
  });
  const hotels: { hotelCode: string }[] = reply.json().data.hotels;
  expect(hotels.map(({ hotelCode }) => hotelCode)).toEqual([booking.hotelCode]);
});

it('returns the reference of a search only in its own answer and log', async () => {
  const { search, searchPath } = productOf('hotel');
  const { anonymous } = fixture.browsers;
  const words = { reference: 'busqueda-88', origin_code: 'BOG', destination_frontend: 'Villa' };
  for (const encoding of ['gzip', 'br', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const reply = await anonymous.postJson(searchPath, { ...search, ...words }, headers);
    const isZipped = reply.headers['content-encoding'] === 'gzip';
    expect(isZipped).toBe(encoding === 'gzip');
    const text = isZipped ? gunzipSync(reply.rawPayload).toString() : reply.body;
    expect(JSON.parse(text).data).toMatchObject({ reference: 'busqueda-88', currency: 'COP' });
  }
  const plain = (await anonymous.postJson(searchPath, search)).json();
  expect(plain.data.reference).toBeUndefined();
  const lines = fixture.test
    .logged()
    .split('\n')
    .filter((line) => line.includes('busqueda-88'))
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({ route: searchPath, search: words });
});

describe('a package that names no quote', () => {
  const dryRun = (browser: Browser, more: object = {}) =>
    browser.postJson(productOf('package').bookingPath, {
      ...productOf('package').booking,
      ...more,
      in_simular: 1,
    });
  const quote = async (browser: Browser, ages: number[]) => {
    const { search, searchPath } = productOf('package');
    const Room = [{ ...ROOM, Adult: { Quantity: ages.length, Age: ages } }];
    return (await browser.postJson(searchPath, { ...search, Room })).json().data;
  };

  it('books the visitor’s newest quote, or the newest of the named package', async () => {
    const browser = openBrowser(fixture.test.app, 'localhost');
    const first = await quote(browser, [41, 41]);
    const { ItemPackageID } = first.detail;
    expect((await dryRun(browser)).json().data).toMatchObject({
      package: { ItemPackageID },
      price: { current: first.detail.total },
    });
    await quote(browser, [41]);
    // The newest quote is for one person, but the booking is for two.
    expect((await dryRun(browser)).json().errors[0].code).toBe('GUEST_DISTRIBUTION');
    expect(said(await dryRun(browser, { Booking: first.Booking }))).toEqual([200, undefined]);
    const other = await dryRun(browser, { ItemPackageID: 'OTRO' });
    expect(other.json().errors[0]).toMatchObject({
      code: 'QUOTE_EXPIRED',
      source: { pointer: '/Booking' },
    });
  });

  it('is rejected for another visitor', async () => {
    const stranger = openBrowser(fixture.test.app, 'localhost');
    expect((await dryRun(stranger)).json().errors[0]).toMatchObject({
      code: 'MANDATORY_DATA_MISSING',
      detail: 'Cotiza el paquete antes de reservarlo.',
      source: { pointer: '/Booking' },
    });
  });
});

describe.each(NAMES)('a booking of %s by the specification’s fields', (name) => {
  it('is a dry run with in_simular, without a key and consents, and books nothing', async () => {
    const { booking, bookingPath } = productOf(name);
    const before = await countRows();
    for (const in_simular of [1, '1']) {
      const reply = await browserOf(name).postJson(bookingPath, { ...booking, in_simular });
      expect(said(reply)).toEqual([200, undefined]);
      expect(reply.json().data.booking).toBeNull();
      expect(reply.json().data.price.current).toBeGreaterThan(0);
    }
    expect(await countRows()).toEqual(before);
  });

  it('accepts numbers of people as numbers or as text', async () => {
    const { booking, bookingPath } = productOf(name);
    const respelled = JSON.parse(
      JSON.stringify(booking),
      (field, value) => RESPELLED[field]?.(value) ?? value,
    );
    const reply = await browserOf(name).postJson(bookingPath, { ...respelled, in_simular: 1 });
    expect(said(reply)).toEqual([200, undefined]);
  });

  it('is rejected without an idempotency key or without consents', async () => {
    const { booking, bookingPath, consents } = productOf(name);
    const browser = browserOf(name);
    const keyless = await browser.postJson(bookingPath, { ...booking, ...consents });
    expect(keyless.json().errors[0].code).toBe('IDEMPOTENCY_KEY_MISSING');
    const reply = await browser.postJson(bookingPath, booking, { 'idempotency-key': randomUUID() });
    expect(reply.json().errors[0]).toMatchObject({
      code: 'MANDATORY_DATA_MISSING',
      source: { pointer: '/accepts' },
    });
  });

  it('is made with any key, and shows its Referencia', async () => {
    const { booking, bookingPath, consents } = productOf(name);
    const browser = browserOf(name);
    const reply = await browser.postJson(
      bookingPath,
      { ...booking, ...consents },
      { 'idempotency-key': String(KEYS[NAMES.indexOf(name)]) },
    );
    expect(said(reply)).toEqual([201, undefined]);
    const { id } = reply.json().data.booking;
    const { data } = (await browser.get(`/api/bookings/${id}`)).json();
    expect(data.Referencia).toBe(booking.Referencia ?? '');
    const { data: whole } = (
      await fixture.browsers.operator.get(`/api/operations/bookings/${id}`)
    ).json();
    expect(whole.Referencia).toBe(booking.Referencia ?? '');
  });
});
