import type { FlightOffer } from '@tiquete/contracts';
import * as fc from 'fast-check';
import { flightsKey } from './search/mergeOffers';
import { findFlightOffer } from './session';
import { aSearch, FEE, openBothSources } from './testing/openBothSources';
import { onAirportClock } from '../../places/airportZones';

/** Tests searches of both sources over real HTTP. */
const { api, stage, post, first, search } = openBothSources();
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

it('finds no flights and reports no outage on a route that no source serves', async () => {
  const reply = await post('searches', aSearch(['BOG-RVE']));
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    data: [],
    meta: { complete: true, count: 0, sources: [{ status: 'ok' }, { status: 'ok' }] },
  });
  expect(reply.json().warnings).toBeUndefined();
});

it('shows only bookable offers with ordered times and exact sums, for any query', async () => {
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
    children_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
  });
  const cabin = fc.constantFrom('ALL', 'ECONOMY', 'BUSINESS' as const);
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(
      routes,
      party,
      cabin,
      fc.nat(),
      async (requested, { adults, children_ages }, wanted, place) => {
        const infants = children_ages.filter((age) => age < 2).length;
        const passengers = {
          adults,
          children: children_ages.length,
          children_ages,
          seated_infants: Math.max(0, infants - adults),
        };
        const body = aSearch(requested, { passengers, filters: { cabin: wanted } });
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
        const found = await findFlightOffer(api.cache, 'a.test', meta.sessionCode, shown.id);
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
  ])(
    '%s %s: the answer has the other source’s flights and a warning',
    async (target, mode, other, code) => {
      await stage({ target, mode });
      const { data, meta, warnings } = await search(aSearch());
      expect([
        meta.complete,
        new Set(data.map(({ source }) => source)),
        warnings?.map((warning) => warning.code),
      ]).toEqual([false, new Set([other]), [code]]);
    },
  );
  it('is awaited only briefly, and its flights are added later', async () => {
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
    // A displayed offer disappears only when the other source sells the same flights for less.
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
  it('fails with a reason when no source answers', async () => {
    await stage({ target: 'gds', mode: 'error500' });
    await stage({ target: 'ndc', mode: 'error500' });
    const reply = await post('searches', aSearch());
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([503, 'SUPPLIER_UNAVAILABLE']);
  });
});
