import { json, startScriptedServer, type ScriptedServer } from '../../lib/testing/scriptedServer';
import type { FlightQuery } from '../../products/flights/ports';
import { describeFlightSupplier } from '../flightContract';
import { withNumbers } from '../amadeus/testing/builders';
import { createNdc, type NdcOptions } from './adapter';
import { anNdcOffer, anNdcQuery, anNdcSegment, anotherFlight, requested } from './testing/builders';

const NOW = new Date('2027-01-10T12:00:00Z');
const SEARCH = '/air/offer_requests';
const make = (access: Partial<NdcOptions> & { baseUrl: string }) =>
  createNdc({ token: 'test-token', clock: () => NOW, ...access });
const [out, back] = anNdcOffer().slices;

describeFlightSupplier('NDC', {
  make,
  query: anNdcQuery,
  isSearchCall: (url) => url.startsWith(SEARCH),
  rest: json({ errors: [] }, 404),
  answers: {
    healthy: { body: requested([anNdcOffer(), anotherFlight()]), offers: 2 },
    oneBroken: { body: requested([anNdcOffer(), anotherFlight({ slices: [] })]), offers: 1 },
    moneyAsNumber: withNumbers(requested([anNdcOffer(), anotherFlight()])),
    noOffers: requested([]),
    unsound: [
      requested([anNdcOffer({ passengers: [{ id: 'pas_1', type: 'adult' }] })]),
      requested([
        anNdcOffer({
          slices: [
            {
              ...out,
              segments: [
                anNdcSegment(),
                anNdcSegment({
                  id: 'seg_3',
                  origin: anNdcSegment().destination,
                  departing_at: '2027-03-10T07:00:00',
                }),
              ],
            },
            back,
          ],
        }),
      ]),
      requested([
        anNdcOffer({ slices: [{ ...out, segments: [anNdcSegment({ duration: 'PT0M' })] }, back] }),
      ]),
    ],
  },
});

describe('NDC adapter', () => {
  let vendor: ScriptedServer;
  let supplier: ReturnType<typeof make>;
  const signal = new AbortController().signal;
  const search = async (offers: unknown[], changes: Partial<FlightQuery> = {}) => {
    vendor.behave(json(requested(offers), 201));
    return supplier.search({ ...anNdcQuery, ...changes }, signal);
  };

  beforeEach(async () => {
    vendor = await startScriptedServer(json({}));
    supplier = make({ baseUrl: `${vendor.url}/ndc` });
  });
  afterEach(async () => {
    await supplier.close();
    await vendor.close();
  });

  it('requests all passengers by type, children by age, with a timeout for the airlines within ours', async () => {
    await search([], { cabin: 'PREMIUM_ECONOMY' });
    const [request] = vendor.requests;
    expect(request).toMatchObject({
      url: '/ndc/air/offer_requests?return_offers=true&supplier_timeout=7500',
      headers: {
        authorization: 'Bearer test-token',
        'duffel-version': 'v2',
        accept: 'application/json',
      },
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      data: {
        slices: [
          { origin: 'BOG', destination: 'MDE', departure_date: '2027-03-10' },
          { origin: 'MDE', destination: 'BOG', departure_date: '2027-03-17' },
        ],
        passengers: [{ type: 'adult' }, { age: 7 }, { type: 'infant_without_seat' }],
        cabin_class: 'premium_economy',
      },
    });
  });

  it('requests all passengers under 18 by age, for any fare', async () => {
    const person = (id: string, age: number) => ({ id, travelerType: 'ADULT' as const, age });
    await search([], { travelers: [person('1', 40), person('2', 18), person('3', 17)] });
    expect(JSON.parse(vendor.requests[0]?.body ?? '').data.passengers).toEqual([
      { type: 'adult' },
      { type: 'adult' },
      { age: 17 },
    ]);
  });

  it('waits until the stated reset of the call limit', async () => {
    vendor.behave((response) => {
      vendor.behave(json(requested([anNdcOffer()]), 201));
      const reset = new Date(Date.now() + 1000).toUTCString();
      response.writeHead(429, { 'ratelimit-reset': reset, 'ratelimit-remaining': '0' }).end('{}');
    });
    const { offers } = await supplier.search(anNdcQuery, signal);
    expect(offers).toHaveLength(1);
    expect(vendor.requests).toHaveLength(2);
  });

  it('divides the total by documented shares, in whole pesos, with the remainder for the first adult', async () => {
    const {
      offers: [offer],
    } = await search([anNdcOffer()]);
    // 300.000 by 1 : 0,75 : 0,1 and 180.001 by 1 : 1 : 0,1.
    expect(
      offer?.travelerPricings.map(({ price }) => [price.base, price.total - price.base]),
    ).toEqual([
      [162_163, 85_716],
      [121_621, 85_714],
      [16_216, 8571],
    ]);
    expect(offer).toMatchObject({
      totalPrice: 480_001,
      price: { base: 300_000, taxes: 180_001, fees: 0 },
    });
  });

  it('uses each passenger’s own price when the airline reports it', async () => {
    const price = (base: number, tax: number) => ({
      base_amount: `${base}.00`,
      tax_amount: `${tax}.00`,
      total_amount: `${base + tax}.00`,
      taxes: [{ code: 'YS', name: 'IVA', amount: `${tax}.00`, country_code: 'CO' }],
    });
    const passengers = [
      { id: 'pas_1', type: 'adult', price: price(170_000, 90_000) },
      { id: 'pas_2', type: 'child', price: price(120_000, 90_001) },
      { id: 'pas_3', type: 'infant_without_seat', price: price(10_000, 0) },
    ];
    const {
      offers: [offer],
    } = await search([anNdcOffer({ passengers })]);
    expect(offer?.travelerPricings.map((one) => one.price.total)).toEqual([
      260_000, 210_001, 10_000,
    ]);
    expect(offer?.travelerPricings[0]?.price.taxes).toEqual([
      { code: 'YS', name: 'IVA', amount: 90_000 },
    ]);
  });

  it('shows the cheapest fare of the same flights, and the other fares on request', async () => {
    const dearer = anNdcOffer({ id: 'off_2', brand: 'Plus', total_amount: '600000.00' });
    const { offers } = await search([dearer, anotherFlight(), anNdcOffer()]);
    expect(offers.map(({ fare_family, totalPrice }) => [fare_family, totalPrice])).toEqual([
      ['Basic', 480_001],
      ['Basic', 480_001],
    ]);
    vendor.behave((response, request) =>
      (request.url === '/ndc/air/offers/off_2'
        ? json({ data: dearer })
        : json({ data: anNdcOffer() }))(response, request),
    );
    const [offer] = offers.filter(
      ({ itineraries }) => itineraries[0]?.segments[0]?.number === '7501',
    );
    if (!offer) throw new Error('not found');
    const upsold = await supplier.upsell(offer, anNdcQuery.travelers, signal);
    expect(upsold.offers.map(({ fare_family, totalPrice }) => [fare_family, totalPrice])).toEqual([
      ['Basic', 480_001],
      ['Plus', 600_000],
    ]);
    expect(upsold.features[1]).toEqual(
      expect.arrayContaining([
        { key: 'change', state: 'paid', text: expect.stringContaining('90.000') },
        { key: 'refund', state: 'not_allowed', text: 'Sin reembolso' },
      ]),
    );
  });

  it('leaves out a fare that is no longer sold', async () => {
    const {
      offers: [offer],
    } = await search([
      anNdcOffer(),
      anNdcOffer({ id: 'off_2', brand: 'Plus', total_amount: '600000.00' }),
    ]);
    if (!offer) throw new Error('not found');
    const gone = json(
      { errors: [{ type: 'airline_error', code: 'offer_no_longer_available', title: 'gone' }] },
      422,
    );
    vendor.behave((response, request) =>
      (request.url.endsWith('off_2') ? gone : json({ data: anNdcOffer() }))(response, request),
    );
    expect((await supplier.upsell(offer, anNdcQuery.travelers, signal)).offers).toHaveLength(1);
  });

  it('numbers flights by their position, and reads the end of the hold and the penalty per traveller', async () => {
    const {
      offers: [offer],
      dictionaries,
    } = await search([anNdcOffer()]);
    expect(offer).toMatchObject({
      hold_until: '2027-01-11T12:00:00.000Z',
      bookable_until: '2027-01-10T12:20:00.000Z',
      co2_kg: 166,
      includedCabinBags: { quantity: 1 },
      includedCheckedBags: { quantity: 0 },
      fare_rules_short: {
        changeable: true,
        change_penalty: 90_000,
        refundable: false,
        refund_penalty: null,
      },
      itineraries: [{ segments: [{ id: '1', number: '7501' }] }, { segments: [{ id: '2' }] }],
    });
    expect(dictionaries.locations.MDE).toEqual({
      cityCode: 'MDE',
      countryCode: 'CO',
      name: 'Medellín Intl',
      cityName: 'Medellín',
      countryName: '',
    });
    const instant = anNdcOffer({
      payment_requirements: { requires_instant_payment: true, payment_required_by: null },
    });
    expect((await search([instant])).offers[0]).toMatchObject({
      hold_until: null,
      instantTicketingRequired: true,
    });
  });
});
