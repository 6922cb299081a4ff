import type { FastifyInstance } from 'fastify';
import { OWN_DATA_UNITS } from '../http/limitCosts';
import { registerApiRoute } from '../http/registerApiRoute';
import type { PlaceService } from './service';

/** Ten minutes in the browser: the same prefixes are typed repeatedly. */
const CACHE = 'private, max-age=600';

export const placeRoutes =
  (places: PlaceService) =>
  async (app: FastifyInstance): Promise<void> => {
    registerApiRoute(
      app,
      'GET places_searches',
      ({ query, reply }) => {
        const found = places.search(query);
        reply.header('cache-control', found.warnings ? 'no-store' : CACHE);
        return found;
      },
      { weigh: () => OWN_DATA_UNITS },
    );
  };
