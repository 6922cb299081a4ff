import type { FastifyInstance } from 'fastify';
import { sendReady } from '../../lib/search/sendReady';
import { noteSearch } from '../../http/noteSearch';
import { OWN_DATA_UNITS } from '../../http/costs/ownDataUnits';
import { rememberBodies } from '../../http/answers/knownBodies';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { SignedList } from '../../bookings/view/signedList';
import type { FeaturedPackagesService } from './featured';
import type { PackageMonthsService } from './months';
import type { PackagePlacesService } from './places';
import type { PackageQuotes } from './quote/quote';
import type { PackageSearch } from './search/search';
import { weighPackages } from './search/weighPackages';

export interface PackageServices {
  search: PackageSearch;
  quotes: PackageQuotes;
  /** The visitor's quotes, for bookings that name none. */
  given: SignedList;
  months: PackageMonthsService;
  places: PackagePlacesService;
  featured: FeaturedPackagesService;
}
/**
 * Cache lifetimes in the browser: places and starting prices are only displayed, and requested repeatedly while a visitor
 * chooses.
 */
const [PLACES_CACHE, PRICES_CACHE] = ['private, max-age=300', 'private, max-age=60'];

/** Routes for catalogue queries and for the quote of one package. Lists are compressed bytes. */
export const packageRoutes =
  ({ search, quotes, given, months, places, featured }: PackageServices) =>
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
        if (answer.data.Booking !== null) given.add(request, reply, answer.data.Booking);
        return answer;
      },
      { weigh: ({ body }) => weighPackages(body) },
    );
  };
