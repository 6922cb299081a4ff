import { addDays } from '@tiquete/domain';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { aSupplierHotel, fakeSupplier } from '../../../suppliers/testing/fakeSupplier';
import type { HotelQuery } from '../ports';
import { anApi, codesOf } from '../testing/anApi';
import { aSearch } from '../testing/builders';

const requested = aSearch();
const later = (days: number) =>
  aSearch({
    checkin: addDays(requested.checkin, days),
    checkout: addDays(requested.checkout, days),
  });
/** Supplier that sells on the given arrival days, and records the requested days. */
async function selling(...days: number[]) {
  const calls: string[] = [];
  const supplier = fakeSupplier({
    search: async ({ checkin }: HotelQuery) => {
      calls.push(checkin);
      return days.some((day) => checkin === later(day).checkin)
        ? [aSupplierHotel({ min_rate: 500_000 }), aSupplierHotel({ hotelCode: '2', name: 'Otro' })]
        : [];
    },
  });
  const api = await anApi([supplier]);
  const nearest = async (payload: object = requested) =>
    api.app.inject({
      method: 'POST',
      url: '/api/hotels/nearest_dates',
      payload,
      headers: { host: 'a.test' },
    });
  return { ...api, calls, nearest };
}
const stay = (day: number) => ({
  checkin: later(day).checkin,
  checkout: later(day).checkout,
  hotels: 2,
  min_rate: 500_000,
});

it('shows the stays of recent searches, the nearest first, without a request', async () => {
  const { search, nearest, calls } = await selling(2, -1, 5);
  for (const day of [0, 5, 2, 3, -1]) await search(later(day));
  const before = calls.length;
  expect((await nearest()).json()).toEqual({ data: { stays: [stay(-1), stay(2), stay(5)] } });
  expect(calls).toHaveLength(before);
});
it('searches once, for a day later, when there is no recent search', async () => {
  const { nearest, calls } = await selling(1, 2);
  expect((await nearest()).json()).toEqual({ data: { stays: [stay(1)] } });
  expect(calls).toEqual([later(1).checkin]);
});
it('returns nothing when the later day has no rooms either, without a further search', async () => {
  const { nearest, calls } = await selling(4);
  expect((await nearest()).json()).toEqual({ data: { stays: [] } });
  expect(calls).toHaveLength(1);
});
it('returns nothing while no supplier answers', async () => {
  const down = fakeSupplier({
    search: async () => {
      throw new SupplierError('HB', 'unavailable');
    },
  });
  const { app } = await anApi([down]);
  const reply = await app.inject({
    method: 'POST',
    url: '/api/hotels/nearest_dates',
    payload: requested,
    headers: { host: 'a.test' },
  });
  expect([reply.statusCode, reply.json()]).toEqual([200, { data: { stays: [] } }]);
});
it('rejects the queries that a search rejects', async () => {
  const { nearest, calls } = await selling(1);
  const reply = await nearest(aSearch({ checkout: requested.checkin }));
  expect(codesOf(reply)).toEqual(['CHECKOUT_BEFORE_CHECKIN']);
  expect(calls).toEqual([]);
});
