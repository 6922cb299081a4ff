import { createCache } from '../../../lib/cache/createCache';
import type { SharedStore } from '../../../lib/cache/redisStore';
import { fakeSupplier } from '../../../suppliers/testing/fakeSupplier';
import { startApi } from '../../../suppliers/testing/startApi';
import type { Destinations, HotelSupplier } from '../ports';
import { hotelRoutes } from '../routes';
import { createHotelSearch, type HotelSearchOptions } from '../search/search';
import { aSearch, clock, someDestinations } from './builders';

type Timing = Required<Pick<HotelSearchOptions, 'supplierTimeoutMs' | 'maxWaitMs' | 'togetherMs'>>;
/** Timing that waits for the answers of all suppliers, each with a short timeout. */
const unhurried: Timing = { supplierTimeoutMs: 100, maxWaitMs: 5000, togetherMs: 5000 };
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const closing: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((one) => one.close()));
});

/** Routes of hotels with the given suppliers, and a clock that the test moves. They are closed after each test. */
export async function anApi(
  suppliers: HotelSupplier[] = [fakeSupplier()],
  destinations: Partial<Destinations> = {},
  {
    shared,
    ...timing
  }: Partial<Timing> &
    Pick<HotelSearchOptions, 'threads' | 'slots'> & { shared?: SharedStore } = {},
) {
  let now = clock().getTime();
  const cache = createCache({ clock: () => now, random: () => 0, shared });
  const hotels = createHotelSearch({
    suppliers,
    cache,
    clock: () => new Date(now),
    log,
    destinations: someDestinations(destinations),
    ...unhurried,
    ...timing,
  });
  const app = await startApi(hotelRoutes(hotels));
  closing.push(app);
  const search = (payload: object = aSearch(), headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/hotels/searchs',
      payload,
      headers: { host: 'a.test', ...headers },
    });
  return { app, search, hotels, wait: (ms: number) => (now += ms) };
}
export const codesOf = (reply: { json(): { errors: { code: string }[] } }) =>
  reply.json().errors.map(({ code }) => code);
