import type { FastifyInstance } from 'fastify';
import { sendReady } from '../../lib/search/sendReady';
import { callerOf } from '../../http/callerOf';
import { noteSearch } from '../../http/noteSearch';
import { OWN_DATA_UNITS } from '../../http/costs/ownDataUnits';
import { rememberBodies } from '../../http/answers/knownBodies';
import { registerApiRoute } from '../../http/registerApiRoute';
import { assistancePlacesNamed } from './places/places';
import type { AssistanceService } from './search/service';
import { weighAssistance } from './search/weighAssistance';

/** An hour: places and entry rules change only with a release. */
const PLACES_CACHE = 'private, max-age=3600';

/** Results are compressed bytes, checked against the contract when they are made. */
export const assistanceRoutes =
  (assistance: AssistanceService) =>
  async (app: FastifyInstance): Promise<void> => {
    rememberBodies(app);
    registerApiRoute(
      app,
      'POST asisstances/searchs',
      async ({ body, request, reply }) => {
        noteSearch(request, { destination_frontend: body.destination_frontend });
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
