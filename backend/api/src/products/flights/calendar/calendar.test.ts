import {
  type FlightCalendar,
  flightCalendarResponseSchema,
  type FeaturedFlightsResponse,
  featuredFlightsResponseSchema,
} from '@tiquete/contracts';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { aFlightApi, aSearch, aSegment, FEE } from '../testing/aFlightApi';
import { fakeFlightSupplier } from '../testing/fakeFlightSupplier';
import { anOffer } from '../testing/offers';

const queryOf = (changes: Record<string, string> = {}) =>
  `calendar?${new URLSearchParams({ originLocationCode: 'BOG', destinationLocationCode: 'MDE', from: '2027-03-09', to: '2027-03-12', ...changes })}`;
const daysOf = (reply: { json(): unknown }): FlightCalendar['days'] =>
  flightCalendarResponseSchema.parse(reply.json()).data.days;
const pricesOf = (reply: { json(): unknown }) => daysOf(reply).map(({ price }) => price);
const reported = (price: number) =>
  fakeFlightSupplier({
    calendar: async () => [
      { date: '2027-03-10', price },
      { date: '2027-03-12', price: price + 1 },
    ],
  });

describe('the calendar', () => {
  it('shows the lowest fare of each day with our fee, and nothing for a day without a known fare', async () => {
    const { get } = await aFlightApi([reported(100_000)]);
    const reply = await get(queryOf());
    expect(daysOf(reply)).toEqual([
      { date: '2027-03-09', price: null },
      { date: '2027-03-10', price: 100_000 + FEE },
      { date: '2027-03-11', price: null },
      { date: '2027-03-12', price: 100_001 + FEE },
    ]);
    expect(pricesOf(await get(queryOf(), { host: 'free.test' }))).toEqual([
      null,
      100_000,
      null,
      100_001,
    ]);
  });
  it('requests whole months, once for all visitors', async () => {
    const calendar = jest.fn(async (_route: { from: string; to: string }) => []);
    const { get } = await aFlightApi([fakeFlightSupplier({ calendar })]);
    await get(queryOf({ from: '2027-01-12', to: '2027-02-01' }));
    await get(queryOf({ from: '2027-01-30', to: '2027-02-14' }));
    expect(calendar.mock.calls.map(([{ from, to }]) => [from, to])).toEqual([
      ['2027-01-10', '2027-01-31'],
      ['2027-02-01', '2027-02-28'],
    ]);
  });
  it('prefers the result of a search of the day, for six hours and by cabin', async () => {
    const supplier = {
      ...reported(100_000),
      search: async (query: Parameters<typeof anOffer>[0]) => ({
        offers: [anOffer(query, { base: 150_000 })],
        dictionaries: { locations: {}, aircraft: {}, carriers: {} },
      }),
    };
    const { get, search, wait } = await aFlightApi([supplier]);
    await search();
    await search(
      aSearch({ segments: [aSegment('BOG', 'MDE', '2027-03-11')], filters: { cabin: 'BUSINESS' } }),
    );
    expect(pricesOf(await get(queryOf()))).toEqual([null, 200_000 + FEE, null, 100_001 + FEE]);
    expect(pricesOf(await get(queryOf({ cabin: 'BUSINESS' })))).toEqual([
      null,
      null,
      200_000 + FEE,
      null,
    ]);
    wait(6 * 3_600_000);
    expect(pricesOf(await get(queryOf()))).toEqual([null, 100_000 + FEE, null, 100_001 + FEE]);
  });
  it('stores no price of a day from a round trip or from some of the sources', async () => {
    const { get, search } = await aFlightApi([
      fakeFlightSupplier(),
      fakeFlightSupplier({ code: 'NDC' }),
    ]);
    await search(
      aSearch({ segments: [aSegment(), aSegment('MDE', 'BOG', '2027-03-12')], segmentsFrom: [] }),
    );
    await search(aSearch({ sources: ['NDC'] }));
    expect(pricesOf(await get(queryOf()))).toEqual([null, null, null, null]);
    await search();
    expect(pricesOf(await get(queryOf()))).toEqual([null, 250_000 + FEE, null, null]);
  });
  it('shows prices of searches while the supplier is down, and warns that days are missing', async () => {
    const { get, search } = await aFlightApi([
      fakeFlightSupplier({
        calendar: () => Promise.reject(new SupplierError('GDS', 'unavailable')),
      }),
    ]);
    await search();
    const reply = await get(queryOf());
    expect([
      pricesOf(reply)[1],
      reply.headers['cache-control'],
      reply.json().warnings[0].title,
    ]).toEqual([250_000 + FEE, 'no-store', expect.stringContaining('todos los días')]);
  });
  it.each([
    [{ from: '2027-03-12', to: '2027-03-09' }, 'INVALID_DATE', 'to'],
    [{ to: '2027-05-10' }, 'INVALID_DATE', 'to'],
    [{ originLocationCode: 'QQQ' }, 'UNKNOWN_DESTINATION', 'originLocationCode'],
    [{ destinationLocationCode: 'BOG' }, 'SAME_ORIGIN_DESTINATION', 'destinationLocationCode'],
  ])('rejects %j', async (changes, code, parameter) => {
    const { get } = await aFlightApi();
    expect((await get(queryOf(changes))).json().errors[0]).toMatchObject({
      code,
      source: { parameter },
    });
  });
});

describe('the routes of the home page', () => {
  const featured = async (
    suppliers: Parameters<typeof aFlightApi>[0],
  ): Promise<FeaturedFlightsResponse> =>
    featuredFlightsResponseSchema.parse(
      (await (await aFlightApi(suppliers)).get('featured')).json(),
    );
  it('are eight, with pictures and the lowest fare of the coming weeks', async () => {
    const calendar = async ({ from }: { from: string }) => [
      { date: '2027-01-12', price: 1 },
      ...(from <= '2027-02-03' ? [{ date: '2027-02-03', price: 90_000 }] : []),
    ];
    const { data } = await featured([fakeFlightSupplier({ calendar })]);
    expect(data.routes).toHaveLength(8);
    expect(data.routes[0]).toEqual({
      origin: { iataCode: 'BOG', cityName: 'Bogotá' },
      from_price: 90_000 + FEE,
      date: '2027-02-03',
      destination: {
        iataCode: 'CTG',
        cityName: 'Cartagena',
        countryName: 'Colombia',
        image: '/media/places/CTG',
      },
    });
  });
  it('are the brand’s own choice, if it has one', async () => {
    const reply = await (await aFlightApi([])).get('featured', { host: 'own.test' });
    expect(reply.json().data.routes).toMatchObject([
      { origin: { cityName: 'Cali' }, destination: { cityName: 'Madrid' } },
    ]);
  });
  it('are shown without prices while none are known', async () => {
    const { data } = await featured([]);
    expect(data.routes.map(({ from_price }) => from_price)).toEqual(Array(8).fill(null));
  });
});
