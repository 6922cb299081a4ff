import type { FastifyInstance } from 'fastify';
import { ratesOf, searchHotels, signed, testApp } from '../../testing/client';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('availability', () => {
  it('accepts a list of hotels, a circle and a zone', async () => {
    const near = await searchHotels(app, {
      destination: undefined,
      geolocation: { latitude: 10.4239, longitude: -75.5505, radius: 1, unit: 'km' },
    });
    const zone = await searchHotels(app, { destination: { code: 'CTG', zone: 30 } });
    expect(near.length).toBeGreaterThan(5);
    expect(zone.length).toBeGreaterThan(3);
    expect(zone.length).toBeLessThan(near.length + 120);
    expect(await searchHotels(app, { destination: undefined, hotels: { hotel: [1] } })).toEqual([]);
  });
  it('applies the filters', async () => {
    const filter = {
      minCategory: 4,
      maxRatesPerRoom: 1,
      maxRooms: 2,
      maxHotels: 10,
      maxRate: 3_000_000,
    };
    const hotels = await searchHotels(app, { filter, boards: { board: ['BB'], included: true } });
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
});

describe('check rates', () => {
  const check = (keys: (string | undefined)[]) =>
    app.inject({
      method: 'POST',
      url: '/hotel-api/1.0/checkrates',
      headers: signed(),
      payload: { rooms: keys.map((rateKey) => ({ rateKey })), language: 'CAS' },
    });
  it('makes a re-check rate bookable, at its price or near it', async () => {
    const rates = ratesOf(await searchHotels(app))
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
  it('rejects a changed key, and keys of two hotels', async () => {
    const [first, second] = await searchHotels(app);
    const [a] = ratesOf(first ? [first] : []);
    const [b] = ratesOf(second ? [second] : []);
    expect((await check([a?.rateKey.replace('|W|', '|X|')])).statusCode).toBe(400);
    expect((await check([a?.rateKey, b?.rateKey])).json()).toMatchObject({
      error: { message: expect.stringContaining('same hotel and stay') },
    });
  });
});
