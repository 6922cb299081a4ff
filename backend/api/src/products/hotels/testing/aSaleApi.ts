import type { HotelDetailsResponse, HotelPrebookingBody } from '@tiquete/contracts';
import { createCache } from '../../../lib/cache/createCache';
import { fakeSupplier } from '../../../suppliers/testing/fakeSupplier';
import { startApi } from '../../../suppliers/testing/startApi';
import { createHotelDetails } from '../details/details';
import type { HotelSupplier } from '../ports';
import { createHotelPrebookings } from '../prebooking/prebooking';
import { hotelRoutes } from '../routes';
import { hotelSaleRoutes } from '../routes';
import { createHotelSearch } from '../search/search';
import { aSearch, clock, someDestinations } from './builders';
import { aPrebooking } from './prebookings';

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const closing: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((one) => one.close()));
});

/**
 * Api from a search to a simulated prebooking, with one or more suppliers and a clock that the test sets. Bookings need the
 * whole app.
 */
export async function aSaleApi(sale: Partial<HotelSupplier> = {}, ...others: HotelSupplier[]) {
  let now = clock().getTime();
  const supplier = fakeSupplier({ sale });
  const shared = {
    suppliers: [supplier, ...others],
    cache: createCache({ clock: () => now, random: () => 0 }),
    clock: () => new Date(now),
    log,
  };
  const hotels = createHotelSearch({ ...shared, destinations: someDestinations() });
  const app = await startApi(async (instance) => {
    instance.addHook('onRequest', async (request) =>
      Object.assign(request.brand, {
        policy_versions: { terms: '2026-11', data: '2026-11' },
        isPreview: request.headers['x-preview'] !== undefined,
      }),
    );
    await instance.register(hotelRoutes(hotels));
    await instance.register(
      hotelSaleRoutes({
        details: createHotelDetails({ ...shared, session: hotels.session, deadlineMs: 100 }),
        prebookings: createHotelPrebookings({
          ...shared,
          exchange: { rateOf: () => undefined },
          deadlineMs: 100,
        }),
        book: () => Promise.reject(new Error('bookings need the whole app')),
      }),
    );
  });
  closing.push(app);
  const post = (path: string, payload: object, host = 'a.test', headers: object = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/hotels/${path}`,
      payload,
      headers: { host, ...headers },
    });
  const search = async (rooms = aSearch().rooms): Promise<string> =>
    (await post('searchs', aSearch({ rooms }))).json().data.sessionCode;
  const details = async (body: object = {}, host?: string) =>
    post(
      'details',
      { sessionCode: await search(), hotelCode: '1001', rooms: aSearch().rooms, ...body },
      host,
    );
  /** Body of a prebooking of the first tariff, as the page sends it. */
  const prebooking = async (rooms = aSearch().rooms): Promise<HotelPrebookingBody> => {
    const sessionCode = await search(rooms);
    const { data }: HotelDetailsResponse = (await details({ sessionCode, rooms })).json();
    const tariff = data.rooms[0]?.tariffs[0];
    if (!tariff) throw new Error('nothing is for sale');
    const { accepts } = aPrebooking();
    return aPrebooking({
      sessionCode,
      productCode: tariff.productCode,
      expected_total: tariff.total,
      in_simular: 1,
      accepts: { ...accepts, cancellation_policy_hash: tariff.cancellation_policy_hash },
    });
  };
  const simulate = (body: object, host?: string) => post('prebookings', body, host);
  return { post, search, details, prebooking, simulate, wait: (ms: number) => (now += ms) };
}
