import {
  type FlightSearchBody,
  type FlightSearchResponse,
  flightSearchResponseSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { createSandbox, GDS_CREDENTIALS, NDC_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { type Cache, createCache } from '../../../lib/cache/createCache';
import { startApi } from '../../../suppliers/testing/startApi';
import { readPlaceFinder } from '../places/placeFinder';
import type { FlightSupplier } from '../ports';
import { flightRoutes } from '../routes';
import { createFlightSearch } from '../search/search';
import { createFlightSuppliers, knownFeaturesOf, pictures } from '../suppliers';
import { nothingSeen } from './aFlightApi';

export const FEE = 39_000;
const log = {
  info: jest.fn(),
  warn: jest.fn(),
  error: jest.fn(),
  child: () => log,
  debug: jest.fn(),
  fatal: jest.fn(),
  trace: jest.fn(),
  level: 'info',
  silent: jest.fn(),
};
interface Api {
  app: Awaited<ReturnType<typeof startApi>>;
  suppliers: FlightSupplier[];
  cache: Cache;
  dropped: string[];
}

/** Search for trips such as `BOG-MDE`, the first in forty days and each further one a week later. */
export const aSearch = (
  routes: readonly string[] = ['BOG-MDE'],
  changes: Partial<FlightSearchBody> = {},
): FlightSearchBody => ({
  segments: routes.map((route, index) => ({
    id: String(index + 1),
    originLocationCode: route.slice(0, 3),
    destinationLocationCode: route.slice(4),
    departureDateTimeRange: { date: addDays(today(), 40 + 7 * index) },
  })),
  passengers: { adults: 1 },
  sources: ['GDS', 'NDC'],
  currency: 'COP',
  language: 'es',
  ...changes,
});

/**
 * Our routes and adapters with the sandbox, which speaks both vendors' protocols. There is one sandbox per file and one api
 * per test.
 */
export function openBothSources() {
  let sandbox: Sandbox;
  const api = {} as Api;
  beforeAll(async () => {
    [sandbox] = await Promise.all([createSandbox(), readPlaceFinder()]);
  });
  beforeEach(async () => {
    const cache = createCache({ failureMs: 0 });
    const dropped: string[] = [];
    const clock = () => new Date();
    const onDropped = (supplier: string, reason: string) =>
      void dropped.push(`${supplier} ${reason}`);
    const suppliers = createFlightSuppliers({
      config: {
        amadeus: { url: sandbox.url, ...GDS_CREDENTIALS },
        ndc: { url: `${sandbox.url}/ndc`, token: NDC_CREDENTIALS.token, trackingReferences: {} },
      },
      clock,
      http: {},
      onDropped,
      deadlines: {},
    });
    const flights = createFlightSearch({
      suppliers,
      cache,
      clock,
      log,
      pictures,
      seen: nothingSeen,
      onDropped,
      featuresOf: knownFeaturesOf,
    });
    const app = await startApi(async (instance) => {
      instance.addHook(
        'onRequest',
        async (request) =>
          void Object.assign(request.brand, { administrative_fee: { per_traveler: FEE } }),
      );
      await instance.register(flightRoutes(flights));
    });
    Object.assign(api, { app, suppliers, cache, dropped });
  });
  afterEach(async () => {
    await fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' });
    await api.app.close();
    await Promise.all(api.suppliers.map(async (supplier) => supplier.close()));
  });
  afterAll(() => sandbox.close());

  const stage = (fault: object) =>
    fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  const post = (path: string, payload: object) =>
    api.app.inject({
      method: 'POST',
      url: `/api/flights/${path}`,
      payload,
      headers: { host: 'a.test' },
    });
  const get = async (path: string) =>
    (await api.app.inject({ url: `/api/flights/${path}`, headers: { host: 'a.test' } })).json();
  const first = async (body: FlightSearchBody): Promise<FlightSearchResponse> =>
    flightSearchResponseSchema.parse((await post('searches', body)).json());
  /** Repeats the search until no source is pending. */
  async function search(body: FlightSearchBody): Promise<FlightSearchResponse> {
    let found = await first(body);
    while (found.meta.sources.some(({ status }) => status === 'pending'))
      found = await first({ ...body, sessionCode: found.meta.sessionCode });
    return found;
  }
  return { api, stage, post, get, first, search };
}
