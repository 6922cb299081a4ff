import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { FlightSearchQuery } from '@tiquete/contracts';
import { syncHook } from '../../http/syncHook';
import { callerOf } from '../../http/callerOf';
import { OWN_DATA_UNITS } from '../../http/limitCosts';
import { rememberBodies } from '../../http/answers/knownBodies';
import { registerApiRoute } from '../../http/registerApiRoute';
import { sendReady } from '../../lib/search/sendReady';
import { quoteScope } from '../../money';
import { createAgeCheck, isNoAge, prebook } from '../../bookings/prebook';
import type { CalendarBrand } from './calendar/calendar';
import type { FlightSearch } from './search/search';
import type { BookOnce } from '../product';
import type { ScheduleChanges } from './schedule/scheduleChanges';
import type { FlightPrebookings } from './prebooking/prebooking';

/** Search units: one for a round trip of one traveller. Answers grow with the segments and the travellers. */
export function weighFlights({
  segments,
  passengers: { adults, children_ages },
}: Pick<FlightSearchQuery, 'segments' | 'passengers'>): number {
  const travelers = adults + children_ages.length;
  return (segments.length / 2) ** 2 * (1 + (travelers - 1) / 8);
}

/**
 * Cache-Control of places and prices. The same letters are typed repeatedly, and prices by day change less often than a
 * visit lasts.
 */
const [PLACES_CACHE, PRICES_CACHE] = ['private, max-age=600', 'private, max-age=120'];
const brandOf = ({ brand }: FastifyRequest): CalendarBrand => ({
  brandId: brand.id,
  feePerTraveler: brand.administrative_fee.per_traveler,
  markUpRules: brand.mark_ups,
  isPreview: brand.isPreview,
});

const passengers = z.looseObject({
  passengers: z.looseObject({ children_ages: z.array(z.unknown()) }),
});

/** Checks that every child has an age. @throws AppError CHILD_AGE_REQUIRED */
const checkAges = createAgeCheck((body) => {
  const index = passengers.safeParse(body).data?.passengers.children_ages.findIndex(isNoAge) ?? -1;
  return index >= 0 ? `/passengers/children_ages/${index}` : undefined;
});

/**
 * Routes of search, calendar and places. A search result is sent as compressed bytes, which were checked against the
 * contract when they were made.
 */
export const flightRoutes =
  (flights: FlightSearch) =>
  async (app: FastifyInstance): Promise<void> => {
    rememberBodies(app);
    app.addHook(
      'preValidation',
      syncHook(({ body }) => checkAges(body)),
    );
    registerApiRoute(
      app,
      'GET flights/places_searches',
      async ({ query, request, reply }) => {
        reply.header('cache-control', PLACES_CACHE);
        return flights.places(request.brand.id, query);
      },
      { weigh: () => OWN_DATA_UNITS },
    );
    registerApiRoute(app, 'GET flights/featured', async ({ request, reply }) => {
      const found = await flights.featured(brandOf(request), request.brand.featured?.routes);
      const isWhole = found.data.routes.every(({ from_price }) => from_price !== null);
      reply.header('cache-control', isWhole ? PRICES_CACHE : 'no-store');
      return found;
    });
    registerApiRoute(
      app,
      'GET flights/calendar',
      async ({ query, request, reply }) => {
        const found = await flights.calendar(brandOf(request), query, callerOf(reply).signal);
        reply.header('cache-control', found.warnings ? 'no-store' : PRICES_CACHE);
        return found;
      },
      { weigh: () => 1 },
    );
    registerApiRoute(
      app,
      'GET flights/usual_prices',
      async ({ query, request, reply }) => {
        reply.header('cache-control', PRICES_CACHE);
        return flights.usualPrices(brandOf(request), query);
      },
      { weigh: () => OWN_DATA_UNITS },
    );
    registerApiRoute(
      app,
      'GET flights/price_grid',
      async ({ query, request, reply }) => {
        const found = await flights.priceGrid(brandOf(request), query, callerOf(reply).signal);
        reply.header('cache-control', found.warnings ? 'no-store' : PRICES_CACHE);
        return found;
      },
      { weigh: () => 1 },
    );
    registerApiRoute(
      app,
      'POST flights/searches',
      async ({ body, request, reply }) =>
        sendReady(request, reply, await flights.search(brandOf(request), body, callerOf(reply))),
      { weigh: ({ body }) => weighFlights(body) },
    );
    registerApiRoute(
      app,
      'POST flights/searches_upselling',
      async ({ body, request, reply }) =>
        sendReady(
          request,
          reply,
          await flights.upselling(
            quoteScope(request.brand),
            body.sessionCode,
            body.offerId,
            callerOf(reply).signal,
          ),
        ),
      { weigh: () => 1 },
    );
  };

interface FlightSaleRoutesDeps {
  prebookings: FlightPrebookings;
  schedule: ScheduleChanges;
  book: BookOnce;
}

/** Routes from an offer to a payable booking. */
export const flightSaleRoutes =
  ({ prebookings, schedule, book }: FlightSaleRoutesDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    registerApiRoute(
      app,
      'POST flights/prebookings',
      async ({ body, request, reply }) => {
        const data = await prebookings.create(
          request.brand.id,
          request.session?.user.id ?? null,
          body,
          callerOf(reply).signal,
        );
        prebookings.access.grant(request, reply, data.prebookingId);
        return { data };
      },
      { weigh: () => 1 },
    );
    registerApiRoute(
      app,
      'POST flights/bookings',
      prebook(
        async ({ body, request, reply }) =>
          prebookings.checkBooking(
            request.brand,
            await prebookings.own(request, body),
            body,
            callerOf(reply).signal,
          ),
        book,
      ),
      { creates: true },
    );
    registerApiRoute(
      app,
      'POST flights/bookings/:id/schedule_changes',
      async ({ params, body, request }) => {
        await schedule.answer(request, params.id, body);
        return { data: { done: true } };
      },
    );
  };
