import type { FastifyInstance } from 'fastify';
import type { PackageSearchQuery } from '@tiquete/contracts';
import { sendReady } from '../../lib/search/sendReady';
import { noteSearch } from '../../http/noteSearch';
import { OWN_DATA_UNITS } from '../../http/limitCosts';
import { rememberBodies } from '../../http/answers/knownBodies';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { SignedList } from '../../bookings/view/signedList';
import type { FeaturedPackagesService } from './featured';
import type { PackageMonthsService } from './months';
import type { PackagePlacesService } from './places';
import type { PackageQuotes } from './quote/quote';
import type { PackageSearch } from './search/search';
import { callerOf } from '../../http/callerOf';
import { prebook } from '../../bookings/prebook';
import type { BookOnce } from '../product';
import type { PassengerChangeService } from './changePassenger';
import type { OwnQuotes } from './session';
import type { PackagePrebookings } from './prebooking/prebooking';

export interface PackageServices {
  search: PackageSearch;
  quotes: PackageQuotes;
  /** Quotes of the visitor, used for a booking that names no quote. */
  visitorQuotes: SignedList;
  months: PackageMonthsService;
  places: PackagePlacesService;
  featured: FeaturedPackagesService;
}
/**
 * Cache-Control of places and starting prices, which are displayed only and requested repeatedly while a visitor chooses.
 */
const [PLACES_CACHE, PRICES_CACHE] = ['private, max-age=300', 'private, max-age=60'];

/** Routes of lists, places, months and the quote of one package. A list is sent as compressed bytes. */
export const packageRoutes =
  ({ search, quotes, visitorQuotes, months, places, featured }: PackageServices) =>
  async (app: FastifyInstance): Promise<void> => {
    rememberBodies(app);
    registerApiRoute(
      app,
      'GET packages/places_searches',
      async ({ query, request, reply }) => {
        reply.header('cache-control', PLACES_CACHE);
        return { data: await places.places(request.brand.id, query) };
      },
      { weigh: () => OWN_DATA_UNITS },
    );
    registerApiRoute(
      app,
      'GET packages/months_and_dates',
      async ({ query, request, reply }) => {
        reply.header('cache-control', PRICES_CACHE);
        return { data: await months.months(request.brand, query) };
      },
      { weigh: () => OWN_DATA_UNITS },
    );
    registerApiRoute(app, 'GET packages/featured', async ({ request, reply }) => {
      reply.header('cache-control', PRICES_CACHE);
      return { data: await featured.featured(request.brand, request.brand.featured?.packages) };
    });
    registerApiRoute(
      app,
      'POST packages/searches',
      async ({ body, request, reply }) => {
        const { Origin, Destination } = body;
        noteSearch(request, { Origin, Destination });
        if (body.ItemPackageID === '')
          return sendReady(request, reply, await search.list(request.brand, body));
        reply.header('cache-control', 'no-store');
        const answer = await quotes.quote(request.brand, body);
        if (answer.data.Booking !== null) visitorQuotes.add(request, reply, answer.data.Booking);
        return answer;
      },
      { weigh: ({ body }) => weighPackages(body) },
    );
  };

/** Search units: one for a list. A quote covers one package and costs half, plus a tenth for each room and service. */
export function weighPackages({
  ItemPackageID,
  Room,
  Line,
  id_services,
}: Pick<PackageSearchQuery, 'ItemPackageID' | 'Room' | 'Line' | 'id_services'>): number {
  const rooms = (Room ?? Line ?? []).length;
  return (ItemPackageID === '' ? 1 : 0.5) + (rooms + id_services.length) / 10;
}

interface PackageSaleRoutesDeps {
  prebookings: PackagePrebookings;
  visitorQuotes: SignedList;
  passengers: PassengerChangeService;
  book: BookOnce;
}

/** Routes from a quote to a payable booking, and for changes of passengers. */
export const packageSaleRoutes =
  ({ prebookings, visitorQuotes, passengers, book }: PackageSaleRoutesDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    registerApiRoute(
      app,
      'POST packages/prebookings',
      prebook(({ body, request, reply }) => {
        const own: OwnQuotes = {
          newest: visitorQuotes
            .read(request)
            .map(([booking]) => booking)
            .reverse(),
          add: (booking) => visitorQuotes.add(request, reply, booking),
        };
        return prebookings.prepare(request.brand, { ...body, own }, callerOf(reply).signal);
      }, book),
      { creates: true },
    );
    registerApiRoute(
      app,
      'POST packages/bookings/:id/passengers',
      async ({ body, params, request }) => ({
        data: await passengers.change(request, params.id, body),
      }),
    );
  };
