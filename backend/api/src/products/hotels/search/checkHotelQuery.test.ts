import { hotelSearchResponseSchema } from '@tiquete/contracts';
import * as fc from 'fast-check';
import { aSupplierHotel, fakeSupplier } from '../../../suppliers/testing/fakeSupplier';
import { anApi, codesOf } from '../testing/anApi';
import { aSearch } from '../testing/builders';

describe('a search query', () => {
  it.each<[string, object, number, string, string]>([
    [
      'CHECKOUT_BEFORE_CHECKIN',
      { checkout: '2027-03-10' },
      422,
      'CHECKOUT_BEFORE_CHECKIN',
      '/checkout',
    ],
    ['STAY_TOO_LONG', { checkout: '2027-04-10' }, 422, 'STAY_TOO_LONG', '/checkout'],
    [
      'CHECKIN_IN_PAST',
      { checkin: '2027-01-09', checkout: '2027-01-12' },
      422,
      'CHECKIN_IN_PAST',
      '/checkin',
    ],
    [
      'DATE_TOO_FAR',
      { checkin: '2028-05-25', checkout: '2028-05-26' },
      422,
      'DATE_TOO_FAR',
      '/checkin',
    ],
    [
      'TOO_MANY_ROOMS',
      { rooms: Array(5).fill({ adults: 1, childrens: [] }) },
      422,
      'TOO_MANY_ROOMS',
      '/rooms',
    ],
    [
      'a missing age',
      {
        rooms: [
          { adults: 1, childrens: [] },
          { adults: 1, childrens: [5, null] },
        ],
      },
      422,
      'CHILD_AGE_REQUIRED',
      '/rooms/1/childrens',
    ],
    [
      'children without ages',
      { rooms: [{ adults: 1, childrens: 2 }] },
      422,
      'CHILD_AGE_REQUIRED',
      '/rooms/0/childrens',
    ],
    ['no place', { destination_code: [] }, 400, 'MANDATORY_DATA_MISSING', '/destination_code'],
    ['another currency', { currency: 'USD' }, 400, 'INVALID_FORMAT', '/currency'],
    ...[
      { should_coin_convert: true, coin_convert_to: 'USD' },
      { should_coin_convert: 'true', coin_convert_to: 'EUR' },
      { should_coin_convert: 1, coin_convert_to: 'USD' },
      { should_coin_convert: true, coin_convert_to: 'PESOS' },
    ].map((pair): [string, object, number, string, string] => [
      `the conversion ${JSON.stringify(pair)}`,
      pair,
      422,
      'CURRENCY_NOT_SOLD',
      '/coin_convert_to',
    ]),
  ])('is rejected with %s', async (_, changes, status, code, pointer) => {
    const { search } = await anApi();
    const reply = await search({ ...aSearch(), ...changes });
    expect(reply.statusCode).toBe(status);
    expect(reply.json().errors[0]).toMatchObject({ code, source: { pointer } });
  });
  it('gets equal answers in pesos with and without conversion', async () => {
    const supplier = fakeSupplier();
    const { search } = await anApi([supplier]);
    const plain = await search(aSearch());
    const requested = await search(aSearch({ should_coin_convert: true, coin_convert_to: 'COP' }));
    expect([requested.statusCode, requested.json()]).toEqual([200, plain.json()]);
    expect(supplier.queries).toHaveLength(1);
  });
  it('is rejected for a place that no supplier sells, and accepted while the catalogues are missing', async () => {
    const known = await anApi([fakeSupplier()], { isKnown: (code) => code === 'CTG' });
    const reply = await known.search(aSearch({ destination_code: ['CTG', 'XXX'] }));
    expect(reply.json().errors[0]).toMatchObject({
      code: 'UNKNOWN_DESTINATION',
      source: { pointer: '/destination_code/1' },
    });
    const unread = await anApi([fakeSupplier()], { isKnown: () => undefined });
    expect((await unread.search()).statusCode).toBe(200);
  });
  it('names hotels that take precedence over a destination', async () => {
    const supplier = fakeSupplier();
    const { search } = await anApi([supplier], { isKnown: (code) => code === 'CTG' });
    const reply = await search(aSearch({ destination_code: ['XXX'], Hotel_codes: ['1001'] }));
    expect(reply.statusCode).toBe(200);
    expect(supplier.queries).toEqual([
      expect.objectContaining({ destination_code: [], Hotel_codes: ['1001'] }),
    ]);
  });
  it('uses the local day of the hotels', async () => {
    const { search } = await anApi([fakeSupplier()], {
      today: (code) => (code === 'TYO' ? '2027-01-11' : '2027-01-10'),
    });
    const today = { checkin: '2027-01-10', checkout: '2027-01-12' };
    expect((await search(aSearch(today))).statusCode).toBe(200);
    expect(codesOf(await search(aSearch({ ...today, destination_code: ['TYO'] })))).toEqual([
      'CHECKIN_IN_PAST',
    ]);
  });
  it('never results in a highest price below the lowest, or a fraction of a peso', async () => {
    const price = fc.integer({ min: 1, max: 5_000_000 });
    const hotel = fc
      .tuple(price, price, fc.string())
      .map(([a, b, hotelCode]) =>
        aSupplierHotel({ hotelCode, min_rate: Math.min(a, b), max_rate: Math.max(a, b) }),
      );
    const room = fc.record({
      adults: fc.integer({ min: 1, max: 9 }),
      childrens: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(hotel, { maxLength: 12 }),
        fc.array(room, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 30 }),
        async (hotels, rooms, nights) => {
          const { search } = await anApi([fakeSupplier({ search: async () => hotels })]);
          const checkout = new Date(Date.parse('2027-03-10') + nights * 86_400_000)
            .toISOString()
            .slice(0, 10);
          const { data, meta } = hotelSearchResponseSchema.parse(
            (await search(aSearch({ rooms, checkout }))).json(),
          );
          const prices = data.hotels.map(({ min_rate }) => min_rate);
          expect(prices).toEqual([...prices].sort((a, b) => a - b));
          expect(
            data.hotels.every(
              (one) => one.min_rate <= one.max_rate && one.min_rate_per_night <= one.min_rate,
            ),
          ).toBe(true);
          expect([data.nights, meta.total]).toEqual([nights, data.hotels.length]);
        },
      ),
      { numRuns: 40 },
    );
  });
});
