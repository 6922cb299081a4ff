import type { HotelReviews } from '@tiquete/contracts';
import { SupplierError } from '../../lib/http-client/supplierError';
import { fakeSupplier } from '../../suppliers/testing/fakeSupplier';
import { startApi } from '../../suppliers/testing/startApi';
import type { HotelSupplier } from './ports';
import { hotelReviewRoutes } from './routes';
import { createHotelReviews } from './reviews';

const said: HotelReviews = {
  score: { score: 8.8, count: 14, source: 'GUESTS' },
  categories: [{ code: 'room', score: 9 }],
  comments: [],
};
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const closing: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((one) => one.close()));
});
const selling = (reviews?: HotelSupplier['reviews']) => fakeSupplier({ sale: { reviews } });
async function request(suppliers: HotelSupplier[], query = 'hotelCode=1001', deadlineMs?: number) {
  const service = createHotelReviews({
    suppliers,
    destinations: { codesOfProperties: (codes) => [...codes, 'D7001'] },
    log,
    deadlineMs,
  });
  const app = await startApi(hotelReviewRoutes(service));
  closing.push(app);
  return app.inject({ url: `/api/hotels/reviews?${query}`, headers: { host: 'a.test' } });
}

it('finds the reviews under the code of any supplier of the property', async () => {
  const reply = await request([
    selling(),
    selling(async (code) => (code === 'D7001' ? said : null)),
  ]);
  expect(reply.json()).toEqual({ data: said });
  expect(reply.headers['cache-control']).toBe('private, max-age=3600');
  expect(reply.headers['x-robots-tag']).toBe('noindex');
});
it('returns no reviews for a hotel without reviews', async () => {
  const reply = await request([selling(async () => null)]);
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { data: { score: null, categories: [], comments: [] } },
  ]);
});
it('requests the next supplier when one fails', async () => {
  const down = selling(async () => {
    throw new SupplierError('HB', 'unavailable');
  });
  expect((await request([down, selling(async () => said)])).json()).toEqual({ data: said });
  const reply = await request([down]);
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
});
it('aborts a supplier that never answers', async () => {
  const silent = selling(
    (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      ),
  );
  expect((await request([silent], 'hotelCode=1001', 20)).statusCode).toBe(503);
});
it.each(['', 'hotelCode=', 'hotelCode=a%20b', `hotelCode=${'x'.repeat(41)}`])(
  'rejects «%s»',
  async (query) => {
    expect((await request([selling(async () => said)], query)).statusCode).toBe(400);
  },
);
