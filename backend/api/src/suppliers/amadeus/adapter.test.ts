import {
  json,
  startScriptedServer,
  type Behaviour,
  type ScriptedServer,
} from '../../lib/testing/scriptedServer';
import type { FlightQuery } from '../../products/flights/ports';
import { describeFlightSupplier } from '../flightContract';
import { type AmadeusOptions, createAmadeus } from './adapter';
import { aGdsQuery, anOffer, aSegment, aToken, foundOffers, withNumbers } from './testing/builders';

const NOW = new Date('2027-01-10T12:00:00Z');
const TOKEN = '/v1/security/oauth2/token';
const SEARCH = '/v2/shopping/flight-offers';
const make = (access: Partial<AmadeusOptions> & { baseUrl: string }) =>
  createAmadeus({ clientId: 'client', clientSecret: 'secret', clock: () => NOW, ...access });
const rest: Behaviour = (response, request) =>
  json(
    request.url === TOKEN
      ? aToken
      : { errors: [{ status: 404, code: 38196, title: 'Resource not found' }] },
    request.url === TOKEN ? 200 : 404,
  )(response, request);
const [price, itinerary] = [anOffer().price, anOffer().itineraries[1]];

describeFlightSupplier('GDS', {
  make,
  query: aGdsQuery,
  isSearchCall: (url) => url === SEARCH,
  rest,
  answers: {
    healthy: { body: foundOffers([anOffer(), anOffer({ id: '2' })]), offers: 2 },
    oneBroken: {
      body: foundOffers([anOffer(), anOffer({ id: '2', travelerPricings: [] })]),
      offers: 1,
    },
    moneyAsNumber: withNumbers(foundOffers([anOffer(), anOffer({ id: '2' })])),
    noOffers: foundOffers([]),
    unsound: [
      foundOffers([anOffer({ price: { ...price, total: '1900000.00' } })]),
      foundOffers([
        anOffer({
          itineraries: [
            {
              segments: [
                aSegment(),
                aSegment({ id: '3', departure: { iataCode: 'MIA', at: '2027-03-10T10:00:00' } }),
              ],
            },
            itinerary,
          ],
        }),
      ]),
      foundOffers([
        anOffer({ itineraries: [{ segments: [aSegment({ duration: 'soon' })] }, itinerary] }),
      ]),
    ],
  },
});

describe('GDS adapter', () => {
  let vendor: ScriptedServer;
  let supplier: ReturnType<typeof make>;
  let now = NOW;
  const signal = new AbortController().signal;
  const requestsOf = (url: string) => vendor.requests.filter((request) => request.url === url);
  const serve = (offers: unknown[]) =>
    vendor.behave((response, request) =>
      (request.url === SEARCH ? json(foundOffers(offers)) : rest)(response, request),
    );
  const search = (changes: Partial<FlightQuery> = {}) =>
    supplier.search({ ...aGdsQuery, ...changes }, signal);
  const first = async (changes: object = {}) => {
    serve([anOffer(changes)]);
    return (await search()).offers[0];
  };

  beforeEach(async () => {
    now = NOW;
    vendor = await startScriptedServer(rest);
    supplier = make({ baseUrl: vendor.url, clock: () => now });
  });
  afterEach(async () => {
    await supplier.close();
    await vendor.close();
  });

  it('fetches one token for calls at the same time, and renews it early without waiting', async () => {
    serve([anOffer()]);
    await Promise.all([search(), search(), search()]);
    expect(requestsOf(TOKEN)).toHaveLength(1);
    expect(requestsOf(TOKEN)[0]).toMatchObject({
      method: 'POST',
      body: 'grant_type=client_credentials&client_id=client&client_secret=secret',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(requestsOf(SEARCH)[0]?.headers).toMatchObject({
      authorization: 'Bearer token-1',
      'x-http-method-override': 'GET',
    });
    now = new Date(NOW.getTime() + 1500_000);
    const before = vendor.requests.length;
    vendor.behave((response, request) =>
      (request.url === TOKEN ? () => undefined : json(foundOffers([anOffer()])))(response, request),
    );
    await search();
    expect(
      vendor.requests
        .slice(before)
        .map(({ url }) => url)
        .sort(),
    ).toEqual([TOKEN, SEARCH]);
  });

  it('fetches a new token when the vendor rejects the current one', async () => {
    let isRefused = true;
    vendor.behave((response, request) => {
      if (request.url === TOKEN)
        return json({ ...aToken, access_token: isRefused ? 'old' : 'new' })(response, request);
      const isOld = request.headers.authorization === 'Bearer old';
      isRefused = false;
      return (
        isOld
          ? json({ errors: [{ status: 401, code: 38192, title: 'Access token expired' }] }, 401)
          : json(foundOffers([anOffer()]))
      )(response, request);
    });
    expect((await search()).offers).toHaveLength(1);
    expect(requestsOf(TOKEN)).toHaveLength(2);
  });

  it('requests all passengers, the cabin and the company’s fares', async () => {
    serve([]);
    await search({ cabin: 'BUSINESS', corporateCodes: ['ACME1'] });
    expect(JSON.parse(requestsOf(SEARCH)[0]?.body ?? '')).toEqual({
      currencyCode: 'COP',
      sources: ['GDS'],
      originDestinations: [
        {
          id: '1',
          originLocationCode: 'BOG',
          destinationLocationCode: 'MIA',
          departureDateTimeRange: { date: '2027-03-10' },
        },
        {
          id: '2',
          originLocationCode: 'MIA',
          destinationLocationCode: 'BOG',
          departureDateTimeRange: { date: '2027-03-17' },
        },
      ],
      travelers: [
        { id: '1', travelerType: 'ADULT' },
        { id: '2', travelerType: 'CHILD' },
        { id: '3', travelerType: 'HELD_INFANT', associatedAdultId: '1' },
      ],
      searchCriteria: {
        maxFlightOffers: 250,
        additionalInformation: { chargeableCheckedBags: false, brandedFares: true },
        pricingOptions: { corporateCodes: ['ACME1'] },
        flightFilters: {
          cabinRestrictions: [
            { cabin: 'BUSINESS', coverage: 'MOST_SEGMENTS', originDestinationIds: ['1', '2'] },
          ],
        },
      },
    });
  });

  it('shows the fare without the extra bag that only a search states, taxes by name, bags and emissions of all passengers with a seat', async () => {
    // The first traveller pays the peso that remains after rounding three prices.
    expect(await first()).toMatchObject({
      totalPrice: 1_931_001,
      price_per_adult: 1_050_001,
      fare_family: 'Light',
      includedCabinBags: { quantity: 1, weight: 10 },
      includedCheckedBags: { quantity: 0 },
      co2_kg: 480,
      numberOfBookableSeats: 4,
      fare_rules_short: {
        changeable: true,
        change_penalty: null,
        // `refundableFare: false` does not say whether a refund is possible.
        refundable: null,
        refund_penalty: null,
      },
    });
    const [adult] = (await first())?.travelerPricings ?? [];
    expect(adult?.price.taxes).toEqual([
      { code: 'CO', name: 'Tasa aeroportuaria (Colombia)', amount: expect.any(Number) },
      { code: 'YQ', name: 'Cargo por combustible de la aerolínea', amount: expect.any(Number) },
    ]);
    expect((await first())?.itineraries[1]?.segments[0]).toMatchObject({
      operating: { carrierCode: 'UA' },
      durationMinutes: 220,
    });
    expect((await first())?.itineraries[0]?.segments[0]?.operating).toBeUndefined();
  });

  it('can hold an offer without instant ticketing, until the office’s local time', async () => {
    expect(await first()).toMatchObject({
      hold_until: '2027-01-21T04:59:00.000Z',
      bookable_until: '2027-01-21T04:59:00.000Z',
      instantTicketingRequired: false,
    });
    expect(await first({ instantTicketingRequired: true })).toMatchObject({
      hold_until: null,
      bookable_until: '2027-01-21T04:59:00.000Z',
      instantTicketingRequired: true,
    });
    expect(
      await first({ lastTicketingDate: '2027-01-09', lastTicketingDateTime: undefined }),
    ).toMatchObject({ hold_until: null, instantTicketingRequired: true });
  });

  it('computes the duration of a journey when it is not reported', async () => {
    const segments = [
      aSegment({ arrival: { iataCode: 'CTG', at: '2027-03-10T08:30:00' }, duration: 'PT1H25M' }),
      aSegment({
        id: '3',
        number: '9',
        departure: { iataCode: 'CTG', at: '2027-03-10T10:00:00' },
        duration: 'PT2H50M',
        numberOfStops: 1,
      }),
    ];
    const offer = await first({
      itineraries: [{ segments }, itinerary],
      travelerPricings: anOffer().travelerPricings,
    });
    expect(offer?.itineraries[0]).toMatchObject({
      durationMinutes: 85 + 90 + 170,
      stops: 2,
      duration: 'PT5H45M',
    });
  });

  it('reads places and the lowest fare of each day, and leaves out unreadable ones', async () => {
    const place = {
      type: 'location',
      subType: 'CITY',
      name: 'BOGOTA',
      detailedName: 'BOGOTA/CO',
      id: 'CBOG',
      iataCode: 'BOG',
      timeZoneOffset: '-05:00',
      geoCode: { latitude: 4.7, longitude: -74.1 },
      address: {
        cityName: 'BOGOTA',
        cityCode: 'BOG',
        countryName: 'COLOMBIA',
        countryCode: 'CO',
        regionCode: 'SAMER',
      },
      analytics: { travelers: { score: 31 } },
    };
    vendor.behave((response, request) => {
      if (request.url.startsWith('/v1/reference-data/locations'))
        return json({ data: [place, { ...place, geoCode: null }] })(response, request);
      if (request.url.startsWith('/v1/shopping/flight-dates'))
        return json({
          data: [
            { type: 'flight-date', departureDate: '2027-03-10', price: { total: '210000.00' } },
            { departureDate: '2027-03-11' },
            { departureDate: '2027-03-12', returnDate: '2027-03-14', price: { total: '312340' } },
          ],
          meta: { currency: 'COP' },
        })(response, request);
      return rest(response, request);
    });
    expect(await supplier.places('Bogotá!', ['CITY', 'AIRPORT'], signal)).toEqual([place]);
    expect(vendor.requests.at(-1)?.url).toContain('keyword=Bogota&');
    expect(
      await supplier.calendar(
        { origin: 'BOG', destination: 'MDE', from: '2027-03-10', to: '2027-03-20' },
        signal,
      ),
    ).toEqual([
      { date: '2027-03-10', price: 210_000 },
      { date: '2027-03-12', price: 312_340 },
    ]);
    expect(vendor.requests.at(-1)?.url).toBe(
      '/v1/shopping/flight-dates?origin=BOG&destination=MDE&departureDate=2027-03-10%2C2027-03-20&oneWay=true&viewBy=DATE',
    );
    expect(
      await supplier.roundTrips(
        { origin: 'BOG', destination: 'MDE', from: '2027-03-10', to: '2027-03-20', nights: [0, 8] },
        signal,
      ),
    ).toEqual([{ date: '2027-03-12', returnDate: '2027-03-14', price: 312_340 }]);
    expect(vendor.requests.at(-1)?.url).toBe(
      '/v1/shopping/flight-dates?origin=BOG&destination=MDE&departureDate=2027-03-10%2C2027-03-20&oneWay=false&duration=0%2C8&viewBy=DURATION',
    );
  });
});
