import type { HotelSearchQuery } from '@tiquete/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { createAgeCheck, isNoAge, prebook } from '../../bookings/prebook';
import { rememberBodies } from '../../http/answers/knownBodies';
import { callerOf } from '../../http/callerOf';
import { OWN_DATA_UNITS } from '../../http/limitCosts';
import { noteSearch } from '../../http/noteSearch';
import { registerApiRoute } from '../../http/registerApiRoute';
import { syncHook } from '../../http/syncHook';
import { sendReady, sendWithReference } from '../../lib/search/sendReady';
import type { BookOnce } from '../product';
import type { HotelDetailsService } from './details/details';
import type { HotelPrebookings } from './prebooking/prebooking';
import type { HotelReviewsService } from './reviews';
import type { HotelSearch } from './search/search';

/** Seconds for which a page may use the featured list. A rendered page may be twice as old as that. */
const FEATURED_SECONDS = 300;
/** An hour: reviews change once a week. */
const REVIEWS_CACHE = 'private, max-age=3600';

/**
 * Routes of search, details and reviews. A search result is sent as compressed bytes, which were checked against the
 * contract when they were made.
 */
export const hotelRoutes =
  (hotels: HotelSearch) =>
  async (app: FastifyInstance): Promise<void> => {
    rememberBodies(app);
    app.addHook(
      'preValidation',
      syncHook(({ body }) => checkAges(body)),
    );
    registerApiRoute(
      app,
      'POST hotels/searchs',
      async ({ body, request, reply }) => {
        const { reference, origin_code, destination_frontend, search_hotel } = body;
        noteSearch(request, { reference, origin_code, destination_frontend, search_hotel });
        const packed = await hotels.search(request.brand, body, callerOf(reply));
        return sendWithReference(request, reply, packed, reference);
      },
      { weigh: ({ body }) => weighHotels(body) },
    );
    registerApiRoute(
      app,
      'POST hotels/nearest_dates',
      async ({ body, request, reply }) => ({
        data: { stays: await hotels.nearestDates(request.brand, body, callerOf(reply)) },
      }),
      { weigh: ({ body }) => weighHotels(body) },
    );
    registerApiRoute(
      app,
      'POST hotels/night_prices',
      async ({ body, request }) => ({
        data: { days: await hotels.nightPrices(request.brand, body) },
      }),
      { weigh: () => OWN_DATA_UNITS },
    );
    registerApiRoute(app, 'GET hotels/featured', ({ request, reply }) => {
      reply.header('cache-control', `private, max-age=${FEATURED_SECONDS}`);
      const shownMs = 2 * 1000 * FEATURED_SECONDS;
      return hotels.featured(request.brand, shownMs, request.brand.featured?.destinations);
    });
  };

interface HotelSaleRoutesDeps {
  details: HotelDetailsService;
  prebookings: HotelPrebookings;
  book: BookOnce;
}

/** Routes from a hotel of a search result to a payable booking. */
export const hotelSaleRoutes =
  ({ details, prebookings, book }: HotelSaleRoutesDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.addHook('preValidation', async (request) => checkAges(request.body));
    registerApiRoute(
      app,
      'POST hotels/details',
      async ({ body, request, reply }) =>
        sendReady(
          request,
          reply,
          await details.details(request.brand, body, callerOf(reply).signal),
        ),
      { weigh: () => 1 },
    );
    registerApiRoute(
      app,
      'POST hotels/prebookings',
      prebook(
        ({ body, request, reply }) =>
          prebookings.prepare(request.brand, body, callerOf(reply).signal),
        book,
      ),
      { creates: true },
    );
  };

export const hotelReviewRoutes =
  (reviews: HotelReviewsService) =>
  async (app: FastifyInstance): Promise<void> => {
    registerApiRoute(
      app,
      'GET hotels/reviews',
      async ({ query, reply }) => {
        const data = await reviews.reviews(query.hotelCode, callerOf(reply).signal);
        reply.header('cache-control', REVIEWS_CACHE);
        // The suppliers do not allow search engines to store their guests' reviews.
        reply.header('x-robots-tag', 'noindex');
        return { data };
      },
      { weigh: () => 1 },
    );
  };

/** Number of hotels in a search by code that costs as much as a search of one city. */
const HOTELS_OF_A_CITY = 400;

/** Search units: one for one room in one city. Each city is a separate search, and rooms multiply the rates. */
export function weighHotels({
  destination_code,
  Hotel_codes,
  rooms,
}: Pick<HotelSearchQuery, 'destination_code' | 'Hotel_codes' | 'rooms'>): number {
  const places =
    Hotel_codes.length > 0 ? Hotel_codes.length / HOTELS_OF_A_CITY : destination_code.length;
  return Math.max(1, places) * (1 + (rooms.length - 1) / 2);
}

/** Accepts children as a number too, and children without an age, so that the answer can name the missing age. */
const rooms = z.looseObject({ rooms: z.array(z.looseObject({ childrens: z.unknown() })) });
const isAgeMissing = (childrens: unknown): boolean =>
  Array.isArray(childrens)
    ? childrens.some(isNoAge)
    : typeof childrens === 'number' && childrens > 0;

/** Checks that every child has an age. @throws AppError CHILD_AGE_REQUIRED */
const checkAges = createAgeCheck((body) => {
  const parsed = rooms.safeParse(body);
  const room = parsed.data?.rooms.findIndex(({ childrens }) => isAgeMissing(childrens)) ?? -1;
  return room >= 0 ? `/rooms/${room}/childrens` : undefined;
});
