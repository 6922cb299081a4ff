import type { AssistanceSearchQuery } from '@tiquete/contracts';
import type { FastifyInstance } from 'fastify';
import { sendReady } from '../../lib/search/sendReady';
import { callerOf } from '../../http/callerOf';
import { noteSearch } from '../../http/noteSearch';
import { OWN_DATA_UNITS } from '../../http/limitCosts';
import { rememberBodies } from '../../http/answers/knownBodies';
import { registerApiRoute } from '../../http/registerApiRoute';
import { prebook } from '../../bookings/prebook';
import type { BookOnce } from '../product';
import type { PolicyDatesService } from './dates/policyDates';
import type { AssistancePrebookings } from './prebooking/prebooking';
import { assistancePlacesNamed, placeNames } from './places';
import type { AssistanceSearch } from './search/search';

/** One hour. Places and entry rules change only with a release. */
const PLACES_CACHE = 'private, max-age=3600';

/**
 * Routes of search, places and conditions. A search result is sent as compressed bytes, which were checked against the
 * contract when they were made.
 */
export const assistanceRoutes =
  (assistance: AssistanceSearch) =>
  async (app: FastifyInstance): Promise<void> => {
    rememberBodies(app);
    registerApiRoute(
      app,
      'POST asisstances/searchs',
      async ({ body, request, reply }) => {
        const names = body.destination_frontend || placeNames(body.destination_code);
        noteSearch(request, { destination_frontend: names });
        return sendReady(
          request,
          reply,
          await assistance.search(request.brand, body, callerOf(reply)),
        );
      },
      { weigh: ({ body }) => weighAssistance(body) },
    );
    registerApiRoute(
      app,
      'GET asisstances/places',
      ({ query, reply }) => {
        reply.header('cache-control', PLACES_CACHE);
        return { data: assistancePlacesNamed(query.q) };
      },
      { weigh: () => OWN_DATA_UNITS },
    );
  };

interface AssistanceSaleRoutesDeps {
  prebookings: AssistancePrebookings;
  dates: PolicyDatesService;
  book: BookOnce;
}

/** Routes from an offered plan to a payable booking, and for new dates of a policy. */
export const assistanceSaleRoutes =
  ({ prebookings, dates, book }: AssistanceSaleRoutesDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    registerApiRoute(
      app,
      'POST asisstances/prebookings',
      prebook(
        ({ body, request, reply }) =>
          prebookings.prepare(request.brand, body, callerOf(reply).signal),
        book,
      ),
      { creates: true },
    );
    registerApiRoute(
      app,
      'POST asisstances/bookings/:id/dates',
      async ({ body, params, request }) => ({
        data: await dates.change(request, params.id, body),
      }),
    );
  };

/** Units of a search: one per traveller, because every plan is priced for each. */
export const weighAssistance = ({ age_pax }: Pick<AssistanceSearchQuery, 'age_pax'>): number =>
  1 + (age_pax.split(',').length - 1) / 4;
