import {
  type FlightSearchBody,
  type FlightSearchResponse,
  flightSearchResponseSchema,
} from '@tiquete/contracts';
import Fastify, { type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createCache } from '../../../lib/cache/createCache';
import { answerErrors } from '../../../http/errors';
import { picturePaths as pictures } from '../../../suppliers/picturePaths';
import type { FlightSupplier } from '../ports';
import type { SeenPrices } from '../calendar/seenPrices';
import { flightRoutes } from '../routes';
import { createFlightSearch, type FlightSearchOptions } from '../search/search';
import { fakeFlightSupplier } from './fakeFlightSupplier';

/** Time of the tests' clock: noon in Bogotá. */
export const clock = () => new Date('2027-01-10T17:00:00Z');
export const FEE = 39_000;
export const aSegment = (origin = 'BOG', destination = 'MDE', date = '2027-03-10', id = '1') => ({
  id,
  originLocationCode: origin,
  destinationLocationCode: destination,
  departureDateTimeRange: { date },
});
export const aSearch = (changes: Partial<FlightSearchBody> = {}): FlightSearchBody => ({
  segments: [aSegment()],
  segmentsFrom: ['BOG'],
  passengers: { adults: 1, children: 0, children_ages: [] },
  sources: ['GDS', 'NDC'],
  filters: { cabin: 'ALL' },
  currency: 'COP',
  language: 'es',
  ...changes,
});

type Timing = Pick<
  FlightSearchOptions,
  'supplierTimeoutMs' | 'maxWaitMs' | 'togetherMs' | 'threads' | 'slots'
>;
/** Timing that waits for the answers of all suppliers, each with a short timeout. */
const unhurried: Timing = { supplierTimeoutMs: 200, maxWaitMs: 20_000, togetherMs: 20_000 };
/** Timing with partial results at once, and limits that no test reaches. */
export const immediate: Timing = { supplierTimeoutMs: 20_000, maxWaitMs: 20_000, togetherMs: 0 };
/** Store of found prices that stays empty, for tests without a database. */
export const nothingSeen: SeenPrices = {
  store: async () => undefined,
  roundTrips: async () => [],
  usual: async () => null,
  deleteOld: async () => undefined,
};
const closing: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((one) => one.close()));
});

/**
 * Routes of flights with the given suppliers, and a clock that the test moves. Brand and fee follow from the host; only
 * `free.test` has no fee.
 */
export async function aFlightApi(
  suppliers: FlightSupplier[] = [fakeFlightSupplier()],
  timing: Timing = {},
  seen: SeenPrices = nothingSeen,
) {
  let now = clock().getTime();
  const cache = createCache({ clock: () => now, random: () => 0, failureMs: 0 });
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const onDropped = jest.fn();
  const flights = createFlightSearch({
    suppliers,
    cache,
    clock: () => new Date(now),
    log,
    pictures,
    seen,
    featuresOf: () => [],
    onDropped,
    ...unhurried,
    ...timing,
  });
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  app.addHook('onRequest', async (request) => {
    request.brand = {
      id: request.hostname,
      isPreview: request.headers['x-preview'] !== undefined,
      administrative_fee: { per_traveler: request.hostname === 'free.test' ? 0 : FEE },
      ...(request.hostname === 'own.test' && {
        featured: { routes: [{ from: 'CLO', to: 'MAD' }] },
      }),
    } as FastifyRequest['brand'];
  });
  await app.register(flightRoutes(flights));
  await app.ready();
  closing.push(app);
  const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/api/flights/${path}`,
      payload,
      headers: { host: 'a.test', ...headers },
    });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/flights/${path}`, headers: { host: 'a.test', ...headers } });
  const search = (payload: object = aSearch(), headers?: Record<string, string>) =>
    post('searches', payload, headers);
  return {
    app,
    post,
    get,
    search,
    flights,
    cache,
    onDropped,
    log,
    wait: (ms: number) => (now += ms),
  };
}
export const parse = (reply: { json(): unknown }): FlightSearchResponse =>
  flightSearchResponseSchema.parse(reply.json());
export const codesOf = (reply: { json(): { errors: { code: string }[] } }) =>
  reply.json().errors.map(({ code }) => code);
