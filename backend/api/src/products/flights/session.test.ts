import { SupplierError } from '../../lib/http-client/supplierError';
import { findFlightOffer } from './session';
import { aFlightApi, aSearch, aSegment, clock, FEE, parse } from './testing/aFlightApi';
import { fakeFlightSupplier } from './testing/fakeFlightSupplier';
import { anOffer } from './testing/offers';

describe('a session', () => {
  it('finds its offers with the supplier’s key for a quarter of an hour, only within its brand', async () => {
    const many = fakeFlightSupplier({
      search: async (query) =>
        Array.from({ length: 60 }, (_, index) =>
          anOffer(query, { number: String(index), base: 100_000 + index, key: `key of ${index}` }),
        ),
    });
    const { search, cache, wait } = await aFlightApi([many]);
    const { data, meta } = parse(await search());
    const find = (brand = 'a.test', session = meta.sessionCode, id = data[42]?.id ?? '') =>
      findFlightOffer(cache, brand, session, id);
    expect(await find()).toMatchObject({
      source: 'GDS',
      offerId: data[42]?.id,
      offer: { key: 'key of 42', totalPrice: 150_042 },
      session: { feePerTraveler: FEE, query: { travelers: [{ id: '1' }] } },
    });
    expect([
      await find('b.test'),
      await find('a.test', 'another-session'),
      await find('a.test', meta.sessionCode, 'nothing-1'),
      await find('a.test', meta.sessionCode, `${data[42]?.id}9`),
    ]).toEqual(Array(4).fill(undefined));
    wait(15 * 60_000 - 1);
    expect(await find()).toBeDefined();
    wait(1);
    expect(await find()).toBeUndefined();
  });
  it('belongs to one brand, and its offers to no other session, even at the same price', async () => {
    const { search, cache, wait } = await aFlightApi();
    const a = parse(await search());
    const b = parse(await search(aSearch(), { host: 'b.test' }));
    wait(3 * 60_000 + 1);
    const later = parse(await search());
    expect(new Set([a, b, later].map(({ meta }) => meta.sessionCode)).size).toBe(3);
    const find = (brand: string, session: typeof a, offer: typeof a) =>
      findFlightOffer(cache, brand, session.meta.sessionCode, offer.data[0]?.id ?? '');
    expect([
      await find('b.test', a, a),
      await find('b.test', b, a),
      await find('a.test', later, a),
      await find('a.test', b, b),
    ]).toEqual(Array(4).fill(undefined));
    expect([await find('a.test', a, a), await find('b.test', b, b)]).toEqual([
      expect.anything(),
      expect.anything(),
    ]);
  });
  it("is shared for three minutes, and no brand sees another brand's prices", async () => {
    const supplier = fakeFlightSupplier();
    const { search, wait } = await aFlightApi([supplier]);
    const codeOf = async (host: string) =>
      parse(await search(aSearch(), { host })).meta.sessionCode;
    const first = await codeOf('a.test');
    expect(await codeOf('a.test')).toBe(first);
    const free = parse(await search(aSearch(), { host: 'free.test' }));
    expect([
      free.data[0]?.totalPrice,
      free.data[0]?.price.fees,
      free.meta.sessionCode === first,
    ]).toEqual([250_000, 0, false]);
    wait(3 * 60_000 + 1);
    expect(await codeOf('a.test')).not.toBe(first);
    expect(supplier.queries).toHaveLength(3);
  });
  it('has time left when a visitor gets it, also while suppliers are down', async () => {
    let isUp = true;
    const flaky = fakeFlightSupplier({
      search: async (query) =>
        isUp ? [anOffer(query)] : Promise.reject(new SupplierError('GDS', 'timeout')),
    });
    const { search, wait } = await aFlightApi([flaky]);
    await search();
    isUp = false;
    wait(8 * 60_000 - 1);
    const { meta } = parse(await search());
    expect(Date.parse(meta.expires_at) - clock().getTime() - 8 * 60_000).toBeGreaterThan(
      6 * 60_000,
    );
    wait(2);
    expect((await search()).statusCode).toBe(504);
  });
  it('accepts flights across time zones and days', async () => {
    const overnight = fakeFlightSupplier({
      search: async (query) => {
        const offer = anOffer(query, { departs: '22:00' });
        const [itinerary] = offer.itineraries;
        const [segment] = itinerary?.segments ?? [];
        if (!itinerary || !segment) throw new Error('no flight');
        return [
          {
            ...offer,
            itineraries: [
              {
                ...itinerary,
                arrivalDate: '2027-03-11',
                segments: [
                  { ...segment, arrival: { ...segment.arrival, at: '2027-03-11T13:30:00' } },
                ],
              },
            ],
          },
        ];
      },
    });
    const { search } = await aFlightApi([overnight]);
    expect(parse(await search(aSearch({ segments: [aSegment('BOG', 'MAD')] }))).meta.count).toBe(1);
  });
});
