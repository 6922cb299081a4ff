import type { FastifyInstance } from 'fastify';
import { inventory } from '../../inventory/inventory';
import { ratesOf, search, signed, testApp } from '../../testing/client';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
const codes = (city: string) =>
  inventory()
    .inCity(city)
    .map(({ code }) => code);

describe('availability', () => {
  it('sells most of Cartagena, with flexible and non-refundable rates, promotions and small numbers left', async () => {
    const hotels = await search(app);
    const rates = ratesOf(hotels);
    expect(hotels.length).toBeGreaterThan(100);
    expect(new Set(rates.map(({ rateClass }) => rateClass))).toEqual(new Set(['NOR', 'NRF']));
    expect(new Set(rates.map(({ rateType }) => rateType))).toEqual(
      new Set(['BOOKABLE', 'RECHECK']),
    );
    expect(rates.some(({ offers }) => Number(offers?.[0]?.amount) < 0)).toBe(true);
    expect(rates.some(({ allotment }) => allotment <= 5)).toBe(true);
    expect(new Set(rates.map(({ boardCode }) => boardCode)).size).toBeGreaterThanOrEqual(4);
  });
  it('prices a hotel the same alone, in a list in any order and in its city', async () => {
    const [one, two] = codes('CTG');
    const inCity = await search(app);
    const listed = await search(app, { destination: undefined, hotels: { hotel: [two, one] } });
    const rates = (hotels: typeof inCity, code?: number) =>
      hotels.find((hotel) => hotel.code === code)?.rooms;
    expect(listed.map(({ code }) => code)).toEqual([two, one]);
    expect(rates(listed, one)).toEqual(rates(inCity, one));
    expect(rates(listed, two)).toEqual(rates(inCity, two));
  });
  it('sums daily rates to the price, and states the cheapest and dearest of a hotel', async () => {
    for (const hotel of await search(app, { dailyRate: true })) {
      const rates = ratesOf([hotel]);
      for (const { net, dailyRates = [] } of rates)
        expect(dailyRates.reduce((sum, { dailyNet }) => sum + Number(dailyNet), 0)).toBe(
          Number(net),
        );
      expect(Number(hotel.minRate)).toBe(Math.min(...rates.map(({ net }) => Number(net))));
      expect(Number(hotel.maxRate)).toBe(Math.max(...rates.map(({ net }) => Number(net))));
    }
  });
  it('finds room for every party or leaves the hotel out', async () => {
    const occupancies = [
      { rooms: 1, adults: 2, children: 0 },
      {
        rooms: 1,
        adults: 1,
        children: 1,
        paxes: [
          { type: 'AD', age: 40 },
          { type: 'CH', age: 7 },
        ],
      },
    ];
    const hotels = await search(app, { occupancies });
    for (const hotel of hotels) {
      const rates = ratesOf([hotel]);
      expect(new Set(rates.map(({ children }) => children))).toEqual(new Set([0, 1]));
      expect(rates.find(({ children }) => children === 1)?.childrenAges).toBe('7');
    }
    expect(hotels.length).toBeGreaterThan(50);
    expect(await search(app, { occupancies: [{ rooms: 1, adults: 9, children: 0 }] })).toEqual([]);
  });
  it('answers a hotel list, a circle and a zone', async () => {
    const near = await search(app, {
      destination: undefined,
      geolocation: { latitude: 10.4239, longitude: -75.5505, radius: 1, unit: 'km' },
    });
    const zone = await search(app, { destination: { code: 'CTG', zone: 30 } });
    expect(near.length).toBeGreaterThan(5);
    expect(zone.length).toBeGreaterThan(3);
    expect(zone.length).toBeLessThan(near.length + 120);
    expect(await search(app, { destination: undefined, hotels: { hotel: [1] } })).toEqual([]);
  });
  it('honours the filters', async () => {
    const filter = {
      minCategory: 4,
      maxRatesPerRoom: 1,
      maxRooms: 2,
      maxHotels: 10,
      maxRate: 3_000_000,
    };
    const hotels = await search(app, { filter, boards: { board: ['BB'], included: true } });
    expect(hotels.length).toBeGreaterThan(0);
    expect(hotels.length).toBeLessThanOrEqual(10);
    for (const { categoryCode, rooms } of hotels) {
      expect(categoryCode).toMatch(/[45]/);
      expect(rooms.length).toBeLessThanOrEqual(2);
      for (const { rates } of rooms)
        expect([rates.length, rates[0]?.boardCode, Number(rates[0]?.net) <= 3_000_000]).toEqual([
          1,
          'BB',
          true,
        ]);
    }
  });
  it('gzips for who asks', async () => {
    const reply = await app.inject({
      url: '/hotel-content-api/1.0/types/rooms',
      headers: { ...signed(), 'accept-encoding': 'gzip' },
    });
    expect([
      reply.headers['content-encoding'],
      reply.rawPayload.subarray(0, 2).toString('hex'),
    ]).toEqual(['gzip', '1f8b']);
  });
});

describe('check rates', () => {
  const check = (keys: (string | undefined)[]) =>
    app.inject({
      method: 'POST',
      url: '/hotel-api/1.0/checkrates',
      headers: signed(),
      payload: { rooms: keys.map((rateKey) => ({ rateKey })), language: 'CAS' },
    });
  it('confirms a bookable price to the peso, with the hotel’s conditions', async () => {
    const rate = ratesOf(await search(app)).find(({ rateType }) => rateType === 'BOOKABLE');
    expect((await check([rate?.rateKey])).json()).toMatchObject({
      hotel: {
        totalNet: rate?.net,
        currency: 'COP',
        rooms: [
          {
            rates: [
              {
                rateKey: rate?.rateKey,
                net: rate?.net,
                rateComments: expect.stringContaining('Entrada desde las'),
              },
            ],
          },
        ],
      },
    });
  });
  it('makes a re-check rate bookable, at its price or near it', async () => {
    const rates = ratesOf(await search(app))
      .filter(({ rateType }) => rateType === 'RECHECK')
      .slice(0, 40);
    const checked = await Promise.all(
      rates.map(async ({ rateKey, net }) => {
        const { hotel } = (await check([rateKey])).json<{
          hotel: { rooms: { rates: { net: string; rateType: string }[] }[] };
        }>();
        const found = hotel.rooms[0]?.rates[0];
        return { type: found?.rateType, ratio: Number(found?.net) / Number(net) };
      }),
    );
    expect(
      checked.every(({ type, ratio }) => type === 'BOOKABLE' && ratio > 0.97 && ratio < 1.05),
    ).toBe(true);
    expect(checked.some(({ ratio }) => ratio > 1.001)).toBe(true);
    expect(checked.filter(({ ratio }) => ratio === 1).length).toBeGreaterThan(20);
  });
  it('refuses a changed key, and keys of two hotels', async () => {
    const [first, second] = await search(app);
    const [a] = ratesOf(first ? [first] : []);
    const [b] = ratesOf(second ? [second] : []);
    expect((await check([a?.rateKey.replace('|W|', '|X|')])).statusCode).toBe(400);
    expect((await check([a?.rateKey, b?.rateKey])).json()).toMatchObject({
      error: { message: expect.stringContaining('same hotel and stay') },
    });
  });
});
