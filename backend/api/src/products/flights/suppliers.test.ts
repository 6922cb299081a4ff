import {
  type FlightOffer,
  type FlightSearchBody,
  type FlightSearchResponse,
  flightSearchResponseSchema,
  flightUpsellingResponseSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { createSandbox, GDS_CREDENTIALS, NDC_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import * as fc from 'fast-check';
import { type Cache, createCache } from '../../lib/cache/createCache';
import { flightsKey } from './mergeOffers';
import { readPlaceFinder } from './places/placeFinder';
import type { FlightSupplier } from './ports';
import { flightRoutes } from './routes';
import { createFlightService } from './service';
import { findOffer } from './session/offers';
import { createSuppliers, featuresOf, pictures } from './suppliers';
import { onAirportClock } from '../../modules/places/airportZones';
import { startApi } from '../../suppliers/testing/startApi';

/** Both sources over real HTTP: our routes, the adapters, and the stand-ins that speak the vendors' protocols. */
const FEE = 39_000;
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
let sandbox: Sandbox;
let api: {
  app: Awaited<ReturnType<typeof startApi>>;
  suppliers: FlightSupplier[];
  cache: Cache;
  dropped: string[];
};
jest.setTimeout(120_000);
beforeAll(async () => {
  [sandbox] = await Promise.all([createSandbox(), readPlaceFinder()]);
});
beforeEach(async () => {
  const cache = createCache({ failureMs: 0 });
  const dropped: string[] = [];
  const clock = () => new Date();
  const onDropped = (supplier: string, reason: string) =>
    void dropped.push(`${supplier} ${reason}`);
  const suppliers = createSuppliers({
    config: {
      amadeus: { url: sandbox.url, ...GDS_CREDENTIALS },
      ndc: { url: `${sandbox.url}/ndc`, token: NDC_CREDENTIALS.token },
    },
    clock,
    http: {},
    onDropped,
    deadlines: {},
  });
  const flights = createFlightService({
    suppliers,
    cache,
    clock,
    log,
    pictures,
    onDropped,
    featuresOf,
  });
  const app = await startApi(async (instance) => {
    instance.addHook(
      'onRequest',
      async (request) =>
        void Object.assign(request.brand, { administrative_fee: { per_traveler: FEE } }),
    );
    await instance.register(flightRoutes(flights));
  });
  api = { app, suppliers, cache, dropped };
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
/** `BOG-MDE`, the first in forty days, each other a week later. */
const aSearch = (
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
const first = async (body: FlightSearchBody): Promise<FlightSearchResponse> =>
  flightSearchResponseSchema.parse((await post('searches', body)).json());
/** Asks until nobody is pending. */
async function search(body: FlightSearchBody): Promise<FlightSearchResponse> {
  let found = await first(body);
  while (found.meta.sources.some(({ status }) => status === 'pending'))
    found = await first({ ...body, sessionCode: found.meta.sessionCode });
  return found;
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const linesOf = ({ price }: FlightOffer['travelerPricings'][number]) => [
  price.base,
  ...[...price.taxes, ...price.fees].map(({ amount }) => amount),
];

it('shows both sources’ flights, our fee in every price, and names for every code', async () => {
  const { data, meta, dictionaries } = await search(aSearch(['BOG-MIA', 'MIA-BOG']));
  expect(meta).toMatchObject({
    complete: true,
    sources: [
      { code: 'GDS', status: 'ok' },
      { code: 'NDC', status: 'ok' },
    ],
  });
  expect(new Set(data.map(({ source }) => source))).toEqual(new Set(['GDS', 'NDC']));
  expect(
    data.every((offer) =>
      offer.travelerPricings[0]?.price.fees.some(
        ({ code, amount }) => code === 'TA' && amount === FEE,
      ),
    ),
  ).toBe(true);
  expect(dictionaries.locations.MIA).toMatchObject({
    cityName: 'Miami',
    countryName: 'Estados Unidos',
  });
  const segments = data.flatMap(({ itineraries }) =>
    itineraries.flatMap((itinerary) => itinerary.segments),
  );
  expect(
    segments.filter(
      ({ carrierCode, aircraft }) =>
        dictionaries.carriers[carrierCode] === carrierCode ||
        dictionaries.aircraft[aircraft.code] === undefined,
    ),
  ).toEqual([]);
});

it('shows only offers that can be booked, in the order of time, and that are the sum of their lines, whatever is asked', async () => {
  const routes = fc.constantFrom(
    ['BOG-MDE'],
    ['MDE-ADZ', 'ADZ-MDE'],
    ['BOG-MAD', 'MAD-BOG'],
    ['CLO-NYC'],
    ['BOG-LON', 'PAR-BOG'],
    ['CTG-MIA', 'MIA-LIM', 'LIM-CTG'],
    ['BOG-TYO'],
    ['PEI-BOG', 'BOG-SCL'],
  );
  const party = fc.record({
    adults: fc.integer({ min: 1, max: 4 }),
    children_ages: fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
  });
  const cabin = fc.constantFrom('ALL', 'ECONOMY', 'BUSINESS' as const);
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(
      routes,
      party,
      cabin,
      fc.nat(),
      async (asked, { adults, children_ages }, wanted, place) => {
        const infants = children_ages.filter((age) => age < 2).length;
        const passengers = {
          adults,
          children: children_ages.length,
          children_ages,
          seated_infants: Math.max(0, infants - adults),
        };
        const body = aSearch(asked, { passengers, filters: { cabin: wanted } });
        const { data, meta } = await search(body);
        seen += data.length;
        for (const offer of data) {
          const moments = offer.itineraries
            .flatMap(({ segments }) =>
              segments.flatMap(({ departure, arrival }) => [departure, arrival]),
            )
            .map(({ at, iataCode }) => Date.parse(onAirportClock(at, iataCode)));
          expect(
            moments.every((moment, index) => index === 0 || moment > Number(moments[index - 1])),
          ).toBe(true);
          expect(offer.itineraries.map(({ departureDate }) => departureDate)).toEqual(
            body.segments.map(({ departureDateTimeRange }) => departureDateTimeRange.date),
          );
          expect(offer.travelerPricings.map(({ price }) => price.total)).toEqual(
            offer.travelerPricings.map((pricing) => sum(linesOf(pricing))),
          );
          expect([
            offer.totalPrice,
            offer.price.grandTotal,
            offer.price.base + offer.price.taxes + offer.price.fees,
          ]).toEqual(Array(3).fill(sum(offer.travelerPricings.flatMap(linesOf))));
          expect(
            offer.travelerPricings.map(({ travelerId, travelerType }) => [
              travelerId,
              travelerType,
            ]),
          ).toEqual(meta.travelers.map(({ id, travelerType }) => [id, travelerType]));
        }
        const shown = data[place % Math.max(1, data.length)];
        if (!shown) return;
        const found = await findOffer(api.cache, 'a.test', meta.sessionCode, shown.id);
        const supplier = api.suppliers.find(({ code }) => code === shown.source);
        if (!found || !supplier) throw new Error('an offer was shown that cannot be found');
        expect(
          await supplier.price(
            found.offer,
            found.session.query.travelers,
            [],
            AbortSignal.timeout(10_000),
          ),
        ).toMatchObject({
          kind: 'priced',
          priced: { offer: { price: { grandTotal: found.offer.price.grandTotal } } },
        });
      },
    ),
    { numRuns: 12 },
  );
  expect(seen).toBeGreaterThan(100);
  expect(api.dropped).toEqual([]);
});

describe('one source down or slow', () => {
  it.each([
    ['gds', 'error500', 'NDC', 'SUPPLIER_ERROR'],
    ['ndc', 'error500', 'GDS', 'SUPPLIER_ERROR'],
    ['gdsSearch', 'malformed', 'NDC', 'SUPPLIER_ERROR'],
    ['ndcSearch', 'reset', 'GDS', 'SUPPLIER_ERROR'],
    ['gdsToken', 'unauthorized', 'NDC', 'SUPPLIER_ERROR'],
  ])('%s %s: the other one’s flights, and a warning', async (target, mode, other, code) => {
    await stage({ target, mode });
    const { data, meta, warnings } = await search(aSearch());
    expect([
      meta.complete,
      new Set(data.map(({ source }) => source)),
      warnings?.map((warning) => warning.code),
    ]).toEqual([false, new Set([other]), [code]]);
  });
  it('is not waited for longer than a moment, and joins later', async () => {
    await stage({ target: 'gdsSearch', mode: 'delay', ms: 2500 });
    const soon = await first(aSearch());
    expect(soon.meta).toMatchObject({
      complete: false,
      sources: [
        { code: 'GDS', status: 'pending' },
        { code: 'NDC', status: 'ok' },
      ],
    });
    expect(soon.meta.count).toBeGreaterThan(0);
    const whole = await search(aSearch(['BOG-MDE'], { sessionCode: soon.meta.sessionCode }));
    expect(whole.meta).toMatchObject({ complete: true, sessionCode: soon.meta.sessionCode });
    const ids = new Set(whole.data.map(({ id }) => id));
    // What was shown stays, unless the other source sells the same flights for less.
    const gone = soon.data.filter(({ id }) => !ids.has(id));
    expect(
      gone.filter(
        (offer) =>
          !whole.data.some(
            (other) =>
              flightsKey(other) === flightsKey(offer) && other.totalPrice < offer.totalPrice,
          ),
      ),
    ).toEqual([]);
  });
  it('nobody left: says so', async () => {
    await stage({ target: 'gds', mode: 'error500' });
    await stage({ target: 'ndc', mode: 'error500' });
    const reply = await post('searches', aSearch());
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
  });
});

describe('the fares of a flight', () => {
  const fares = async (offer: FlightOffer | undefined, { meta }: FlightSearchResponse) =>
    flightUpsellingResponseSchema.parse(
      (
        await post('searches_upselling', { sessionCode: meta.sessionCode, offerId: offer?.id })
      ).json(),
    );
  it.each(['GDS', 'NDC'] as const)('of %s: several, in words, each for sale', async (source) => {
    const found = await search(aSearch(['BOG-MAD', 'MAD-BOG'], { sources: [source] }));
    const { tariffs, data, warnings } = await fares(found.data[0], found);
    expect([tariffs.length > 1, warnings]).toEqual([true, undefined]);
    expect(tariffs.find(({ offerId }) => offerId === found.data[0]?.id)).toMatchObject({
      difference_from_base: 0,
      totalPrice: found.data[0]?.totalPrice,
    });
    expect(
      tariffs.every(
        ({ features }) => features.length >= 5 && features.every(({ text }) => text !== ''),
      ),
    ).toBe(true);
    const dearest = data.at(-1);
    expect(
      (await findOffer(api.cache, 'a.test', found.meta.sessionCode, dearest?.id ?? ''))?.offer
        .totalPrice,
    ).toBe(Number(dearest?.totalPrice) - FEE);
  });
  it('are the one that is known while the airline does not answer', async () => {
    const found = await search(aSearch(['BOG-MAD'], { sources: ['GDS'] }));
    await stage({ target: 'gdsUpsell', mode: 'error500' });
    const { tariffs, warnings } = await fares(found.data[0], found);
    expect([
      tariffs.map(({ offerId }) => offerId),
      tariffs[0]?.features.map(({ key }) => key).slice(0, 3),
      warnings?.length,
    ]).toEqual([[found.data[0]?.id], ['bag_personal', 'bag_hand', 'bag_checked'], 1]);
  });
});

it('tells the price of each day as a search of the day finds it', async () => {
  const body = aSearch();
  const day = body.segments[0]?.departureDateTimeRange.date ?? '';
  const calendar = async (): Promise<{ date: string; price: number | null }[]> =>
    (
      await get(
        `calendar?originLocationCode=BOG&destinationLocationCode=MDE&from=${addDays(day, -10)}&to=${addDays(day, 10)}`,
      )
    ).data.days;
  expect((await calendar()).filter(({ price }) => price !== null).length).toBeGreaterThan(15);
  const { data } = await search(body);
  expect((await calendar()).find(({ date }) => date === day)?.price).toBe(
    Math.min(...data.map(({ price_per_adult }) => price_per_adult)),
  );
});

it('finds places in Spanish, also while the supplier is down', async () => {
  const codesOf = async (keyword: string) =>
    (await get(`places_searches?keyword=${keyword}`)).data.map(
      ({ iataCode }: { iataCode: string }) => iataCode,
    );
  expect([(await codesOf('londres'))[0], (await codesOf('bog'))[0]]).toEqual(['LON', 'BOG']);
  await stage({ target: 'gds', mode: 'error500' });
  expect([(await codesOf('nueva york'))[0], (await codesOf('medellin'))[0]]).toEqual([
    'NYC',
    'MDE',
  ]);
});
