import { type MarkUpRule, nearestDatesBodySchema } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { aSupplierHotel, fakeSupplier } from '../../../suppliers/testing/fakeSupplier';
import type { Destinations, HotelQuery } from '../ports';
import { anApi, codesOf } from '../testing/anApi';
import { aSearch } from '../testing/builders';

const HOUR_MS = 3_600_000;
const requested = aSearch();
const nights = (Date.parse(requested.checkout) - Date.parse(requested.checkin)) / (24 * HOUR_MS);
const later = (days: number, more: object = {}) =>
  aSearch({
    checkin: addDays(requested.checkin, days),
    checkout: addDays(requested.checkout, days),
    ...more,
  });
const day = (days: number) => addDays(requested.checkin, days);

/** Supplier whose price per night rises by 10 pesos each day. It counts the requests. */
async function selling(destinations: Partial<Destinations> = {}) {
  const calls: string[] = [];
  const supplier = fakeSupplier({
    search: async ({ checkin, checkout }: HotelQuery) => {
      calls.push(checkin);
      const dayMs = 24 * HOUR_MS;
      const away = (Date.parse(checkin) - Date.parse(requested.checkin)) / dayMs;
      const stay = (Date.parse(checkout) - Date.parse(checkin)) / dayMs;
      const min_rate = (100_000 + 10 * away) * stay;
      return [
        aSupplierHotel({ min_rate: min_rate * 2 }),
        aSupplierHotel({ hotelCode: '2', name: 'Otro', min_rate }),
      ];
    },
  });
  const api = await anApi([supplier], destinations);
  const prices = async (payload: object = requested, host = 'a.test') =>
    api.app.inject({ method: 'POST', url: '/api/hotels/night_prices', payload, headers: { host } });
  return { ...api, calls, prices };
}

it('shows the lowest price per night of the days of recent searches, without a request', async () => {
  const { search, prices, calls } = await selling();
  for (const days of [2, -3, 0, 4, -4]) await search(later(days));
  // For a stay of any length, the price of one night is stored.
  await search(aSearch({ checkin: day(1), checkout: addDays(day(1), nights + 2) }));
  const before = calls.length;
  expect((await prices()).json()).toEqual({
    data: {
      days: [
        { date: day(-3), price: 99_970 },
        { date: day(0), price: 100_000 },
        { date: day(1), price: 100_010 },
        { date: day(2), price: 100_020 },
      ],
    },
  });
  expect(calls).toHaveLength(before);
});
it('shows no prices for other rooms, another nationality, another brand or old searches', async () => {
  const { search, prices, wait } = await selling();
  await search(later(1));
  const daysOf = async (payload?: object, host?: string) =>
    (await prices(payload, host)).json().data.days.length;
  expect(await daysOf()).toBe(1);
  expect(await daysOf(aSearch({ rooms: [{ adults: 1, childrens: [] }] }))).toBe(0);
  expect(await daysOf(aSearch({ client_nationality: 'MX' }))).toBe(0);
  expect(await daysOf(requested, 'b.test')).toBe(0);
  wait(6 * HOUR_MS);
  expect(await daysOf()).toBe(0);
});
it('shows no prices under other mark-ups of the same brand', async () => {
  const { search, hotels } = await selling();
  await search(later(1));
  const query = nearestDatesBodySchema.parse(requested);
  const rule: MarkUpRule = { product: 'HOTEL', per_thousand: 100 };
  expect(await hotels.nightPrices({ id: 'a.test' }, query)).toHaveLength(1);
  expect(await hotels.nightPrices({ id: 'a.test', mark_ups: [rule] }, query)).toEqual([]);
});
it('rejects the queries that a search rejects', async () => {
  const { prices } = await selling();
  expect(codesOf(await prices(aSearch({ checkout: requested.checkin })))).toEqual([
    'CHECKOUT_BEFORE_CHECKIN',
  ]);
});

it('names the lowest price of a featured city for one adult, until it expires', async () => {
  const cartagena = {
    ...{ code: 'CTG', name: 'Cartagena', country_name: 'Colombia' },
    ...{ image: '/media/places/CTG', hotels_count: 124 },
  };
  const { search, app, wait, calls } = await selling({ featured: () => [cartagena] });
  const oneAdult = { rooms: [{ adults: 1, childrens: [] }] };
  const featured = async () =>
    (await app.inject({ url: '/api/hotels/featured', headers: { host: 'a.test' } })).json().data
      .destinations;
  expect(await featured()).toEqual([
    expect.not.objectContaining({ from_price: expect.anything() }),
  ]);
  await search(later(0, { rooms: [{ adults: 2, childrens: [] }] }));
  for (const days of [2, -3, 0]) await search(later(days, oneAdult));
  const before = calls.length;
  expect(await featured()).toEqual([
    expect.objectContaining({ code: 'CTG', from_price: { price: 99_970, date: day(-3) } }),
  ]);
  expect(calls).toHaveLength(before);
  // A page may show the answer for some minutes more.
  wait(6 * HOUR_MS - 5 * 60_000);
  expect(await featured()).toEqual([
    expect.not.objectContaining({ from_price: expect.anything() }),
  ]);
});
