import {
  flightPriceGridResponseSchema,
  type FlightSearchBody,
  flightUsualPricesResponseSchema,
} from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { openTestDatabase, type TestDatabase } from '../../../testing/testDatabase';
import { aFlightApi, aSearch, aSegment, clock, FEE } from '../testing/aFlightApi';
import { fakeFlightSupplier } from '../testing/fakeFlightSupplier';
import { anOffer } from '../testing/offers';
import { createSeenPrices } from './seenPrices';

/** Host of the brand that the tests call. */
const BRAND = 'a.test';
let database: TestDatabase;
let now = clock();
const seen = () => createSeenPrices({ db: database.db, clock: () => now });
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = clock();
  await database.db.query('delete from flight_prices');
  await database.db.query(
    "insert into brands (id, hosts, file) values ($1, '{}', '{}') on conflict do nothing",
    [BRAND],
  );
});
afterAll(() => database.close());

const queryOf = (path: string, changes: Record<string, string> = {}) =>
  `${path}?${new URLSearchParams({ originLocationCode: 'BOG', destinationLocationCode: 'MDE', departure: '2027-03-10', ...changes })}`;
const aGrid = queryOf('price_grid', { return: '2027-03-15' });
/** Supplier that sells at the price that `priceOf` returns for a departure day. */
const selling = (priceOf: (day: string) => number) =>
  fakeFlightSupplier({
    search: async (query) => [anOffer(query, { base: priceOf(query.segments[0]?.date ?? '') })],
  });
const thereAndBack = (departure: string, back: string): FlightSearchBody =>
  aSearch({
    segmentsFrom: [],
    segments: [aSegment('BOG', 'MDE', departure), aSegment('MDE', 'BOG', back, '2')],
  });

it('stores no prices of a preview', async () => {
  const { search, get } = await aFlightApi([selling(() => 100_000)], {}, seen());
  const priced = async () => {
    const { cells } = flightPriceGridResponseSchema.parse((await get(aGrid)).json()).data;
    return cells.filter(({ price }) => price !== null).length;
  };
  await search(thereAndBack('2027-03-10', '2027-03-15'), { 'x-preview': 'p' });
  expect(await priced()).toBe(0);
  await search(thereAndBack('2027-03-09', '2027-03-15'));
  expect(await priced()).toBe(1);
});

describe('the grid', () => {
  it('queries the supplier once for seven days and their stays, and leaves unknown prices empty', async () => {
    const roundTrips = jest.fn(async () => [
      { date: '2027-03-09', returnDate: '2027-03-15', price: 300_000 },
      { date: '2027-03-10', returnDate: '2027-03-18', price: 350_000 },
    ]);
    const { get } = await aFlightApi([fakeFlightSupplier({ roundTrips })], {}, seen());
    const { cells } = flightPriceGridResponseSchema.parse((await get(aGrid)).json()).data;
    expect(cells).toHaveLength(49);
    expect(cells.filter(({ price }) => price !== null)).toEqual([
      { departure: '2027-03-09', return: '2027-03-15', price: 300_000 + FEE },
      { departure: '2027-03-10', return: '2027-03-18', price: 350_000 + FEE },
    ]);
    await get(aGrid);
    expect(roundTrips.mock.calls).toHaveLength(1);
    expect(roundTrips).toHaveBeenCalledWith(
      expect.objectContaining({ from: '2027-03-07', to: '2027-03-13', nights: [0, 11] }),
      expect.anything(),
    );
  });
  it('prefers the result of a search of the last day, not of the day before', async () => {
    const { get, search } = await aFlightApi([selling(() => 150_000)], {}, seen());
    await search(thereAndBack('2027-03-11', '2027-03-16'));
    const known = async () =>
      flightPriceGridResponseSchema
        .parse((await get(aGrid)).json())
        .data.cells.filter(({ price }) => price !== null);
    expect(await known()).toEqual([
      { departure: '2027-03-11', return: '2027-03-16', price: expect.any(Number) },
    ]);
    now = new Date(clock().getTime() + 25 * 3_600_000);
    expect(await known()).toEqual([]);
  });
  it('warns of missing prices while the supplier is down, and caches none of that', async () => {
    const down = fakeFlightSupplier({
      roundTrips: () => Promise.reject(new SupplierError('GDS', 'unavailable')),
    });
    const reply = await (await aFlightApi([down], {}, seen())).get(aGrid);
    expect([reply.headers['cache-control'], reply.json().warnings[0].code]).toEqual([
      'no-store',
      'SUPPLIER_ERROR',
    ]);
  });
  it.each([
    [{ return: '2027-03-09' }, 'INVALID_DATE', 'return'],
    [{ return: '2027-06-30' }, 'INVALID_DATE', 'return'],
    [
      { return: '2027-03-15', originLocationCode: 'QQQ' },
      'UNKNOWN_DESTINATION',
      'originLocationCode',
    ],
  ])('rejects %j', async (changes, code, parameter) => {
    const { get } = await aFlightApi([], {}, seen());
    expect((await get(queryOf('price_grid', changes))).json().errors[0]).toMatchObject({
      code,
      source: { parameter },
    });
  });
});

describe('the usual price of a route', () => {
  const usual = async (get: (path: string) => Promise<{ json(): unknown }>, changes = {}) =>
    flightUsualPricesResponseSchema.parse((await get(queryOf('usual_prices', changes))).json()).data
      .usual;
  it('is unknown before eight other days of the season are known', async () => {
    const { get, search } = await aFlightApi(
      [selling((day) => 100_000 + Number(day.slice(8)) * 1000)],
      {},
      seen(),
    );
    const searched = (days: number) =>
      search(aSearch({ segments: [aSegment('BOG', 'MDE', addDays('2027-03-10', days))] }));
    for (let days = 0; days < 8; days += 1) await searched(days);
    expect(await usual(get)).toBeNull();
    await searched(8);
    const known = await usual(get);
    expect(known).toMatchObject({ days: 8 });
    expect(known!.low).toBeLessThan(known!.high);
    // A one-way trip, another cabin and another season have no usual price.
    expect(await usual(get, { return: '2027-03-15' })).toBeNull();
    expect(await usual(get, { cabin: 'BUSINESS' })).toBeNull();
    expect(await usual(get, { departure: '2027-06-10' })).toBeNull();
  });
  it('expires after sixty days', async () => {
    const { search } = await aFlightApi([selling(() => 100_000)], {}, seen());
    await search();
    const count = async () =>
      (await database.db.query<{ count: number }>('select count(*)::int from flight_prices'))[0]
        ?.count;
    await seen().deleteOld();
    expect(await count()).toBe(1);
    now = new Date(clock().getTime() + 61 * 86_400_000);
    await seen().deleteOld();
    expect(await count()).toBe(0);
  });
});
