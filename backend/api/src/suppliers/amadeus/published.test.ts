import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import order from './examples/flight-create-order.json';
import { fromAmadeusOffer } from './mapping';
import { readOffers } from './readOffers';
import { amadeusOrderSchema, pricedSchema, amadeusSeatMapsSchema } from './sale/wire';
import { amadeusTicketOutcome, amadeusOrderTotal } from './sale/outcome';
import { fromAmadeusSeatMaps } from './sale/seatMaps';
import { fromAmadeusServices } from './sale/services';
import { familyPassengers } from '../testing/familyPassengers';
import { moneyAt4000 } from '../testing/inCurrency';
import { offersSchema, placesSchema, placeSchema } from './wire';

/** Folder of the vendor's published API descriptions. */
const folder = join(__dirname, '../../../../sandbox/specs/amadeus');
type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
type Described =
  | 'FlightOffersSearch_v2'
  | 'FlightOffersPrice_v1'
  | 'BrandedFaresUpsell_v1'
  | 'FlightCreateOrders_v1'
  | 'FlightOrderManagement_v1'
  | 'SeatMapDisplay_v1'
  | 'AirportCitySearch_v1';
const describedBy = (name: Described): Tree =>
  JSON.parse(readFileSync(join(folder, `${name}_swagger_specification.json`), 'utf8')) as Tree;

const at = (tree: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), tree);
const exampleOf = (tree: unknown): unknown =>
  isTree(tree) ? (tree.example ?? at(tree, 'schema', 'example')) : undefined;
/** The vendor's example of an answer. */
function publishedAnswer(name: Described, response: string): unknown {
  const example = exampleOf(at(describedBy(name), 'responses', response));
  if (example === undefined) throw new RangeError(`${name} has no example of ${response}`);
  return example;
}
/** The vendor's example of a request. */
function publishedRequest(name: Described, path: string): unknown {
  const parameters = at(describedBy(name), 'paths', path, 'post', 'parameters');
  const body = (Array.isArray(parameters) ? parameters : []).find(
    (parameter) => isTree(parameter) && parameter.in === 'body',
  );
  const reference = at(body, 'schema', '$ref');
  return typeof reference === 'string'
    ? at(describedBy(name), 'definitions', reference.split('/').at(-1) ?? '', 'example')
    : at(body, 'schema', 'example');
}

/** A date before the departures in the vendor's examples. */
const NOW = new Date('2018-01-01T12:00:00Z');
const nothingDropped = (reason: string) => {
  throw new Error(reason);
};
const money = moneyAt4000();
const reading = { now: NOW, money, onDropped: nothingDropped };

it.each(['returnAirOffers', 'GETAirOffersReply'])(
  'reads the published offers of %s',
  (response) => {
    const { offers, dictionaries } = readOffers(
      offersSchema.parse(publishedAnswer('FlightOffersSearch_v2', response)),
      reading,
    );
    expect(offers).toHaveLength(2);
    for (const offer of offers) {
      expect(offer.price.total).toBeGreaterThan(300 * 4000);
      expect(
        offer.travelerPricings.map(
          ({ price }) => price.base + price.taxes.reduce((sum, { amount }) => sum + amount, 0),
        ),
      ).toEqual(offer.travelerPricings.map(({ price }) => price.total));
      // A checked bag stated only by weight counts as one bag.
      expect(offer.includedCheckedBags.quantity).toBeGreaterThan(0);
    }
    expect(Object.keys(dictionaries.locations).length).toBeGreaterThan(2);
  },
);

it('reads a penalty without a currency as one in the offer’s currency', () => {
  const { data } = pricedSchema.parse(publishedAnswer('FlightOffersPrice_v1', 'returnQuotation'));
  const rules = [{ category: 'REFUND', circumstances: 'BEFORE', maxPenaltyAmount: '100' }];
  const offer = { ...Object(data.flightOffers[0]), fareRules: { rules } };
  const mapped = fromAmadeusOffer(offer, NOW, money);
  if (mapped.state !== 'sold') throw new Error(mapped.state);
  expect(mapped.offer.fare_rules_short.refund_penalty).toBe(100 * 4000);
});

it('reads the published priced offer with its taxes', () => {
  const { data } = pricedSchema.parse(publishedAnswer('FlightOffersPrice_v1', 'returnQuotation'));
  const mapped = fromAmadeusOffer(data.flightOffers[0], NOW, money);
  if (mapped.state !== 'sold') throw new Error(mapped.state);
  expect(mapped.offer.quoted?.original.amount).toBe('2778.98');
  expect(mapped.offer.totalPrice).toBe(2778.98 * 4000);
  expect(mapped.offer.itineraries.map(({ durationMinutes }) => durationMinutes)).toEqual([
    520 + 215 + 115,
    110 + 1210 + 560,
  ]);
  expect(mapped.offer.travelerPricings[0]?.price.taxes.map(({ code }) => code)).toEqual([
    'BR',
    'JD',
    'MA',
    'OG',
    'QV',
  ]);
});

it('reads the published branded fares', () => {
  const { offers } = readOffers(
    offersSchema.parse(publishedAnswer('BrandedFaresUpsell_v1', 'returnUpsell')),
    reading,
  );
  expect(offers.length).toBeGreaterThan(1);
  expect(new Set(offers.map(({ fare_family }) => fare_family)).size).toBeGreaterThan(1);
});

it.each([
  ['FlightCreateOrders_v1', 'returnFlightOrders'],
  ['FlightOrderManagement_v1', 'returnFlightOrders'],
] as const)('reads the published order of %s', (name, response) => {
  const { data } = amadeusOrderSchema.parse(publishedAnswer(name, response));
  expect(data.id).not.toBe('');
  expect(data.associatedRecords[0]?.reference).toMatch(/^[A-Z0-9]{6}$/);
  expect(amadeusOrderTotal(data)).toEqual({
    amount: expect.any(Number),
    currency: expect.any(String),
  });
  expect(amadeusOrderTotal(data).amount).toBeGreaterThan(0);
});

it('treats an order with an entry in the error queue as healthy', () => {
  const { data } = amadeusOrderSchema.parse(order);
  expect(order.data.automatedProcess.map(({ code }) => code)).toContain('ERROR');
  const passengers = familyPassengers({
    travelers: [{ id: '1', travelerType: 'ADULT', age: 30 }],
    segments: [],
    cabin: 'ALL',
    corporateCodes: [],
  });
  expect(amadeusTicketOutcome(data, passengers)).toEqual({ kind: 'not-found' });
  const ordered = { ...data, ticketingAgreement: { option: 'CONFIRM' } };
  expect(amadeusTicketOutcome(ordered, passengers)).toEqual({ kind: 'unknown' });
});

it('reads the published seat map, transposed and starting at its first row', () => {
  const [map] = fromAmadeusSeatMaps(
    amadeusSeatMapsSchema.parse(publishedAnswer('SeatMapDisplay_v1', 'SeatMap')).data,
    money,
    nothingDropped,
  );
  const [deck] = map?.map.decks ?? [];
  expect(deck?.seats.length).toBeGreaterThan(5);
  for (const {
    coordinates: { x, y },
  } of deck?.seats ?? [])
    expect([x < (deck?.width ?? 0), y < (deck?.length ?? 0)]).toEqual([true, true]);
  expect(
    Math.min(...(deck?.seats ?? []).map(({ coordinates }) => coordinates.y)),
  ).toBeGreaterThanOrEqual(0);
});

it('reads the published places', () => {
  const { data } = placesSchema.parse(
    publishedAnswer('AirportCitySearch_v1', 'airport-city-autocomplete'),
  );
  expect(data.map((place) => placeSchema.parse(place).iataCode)).toEqual(
    expect.arrayContaining(['MUC']),
  );
});

it('reads the offers within the published requests', () => {
  const request = publishedRequest('FlightOffersPrice_v1', '/shopping/flight-offers/pricing') as {
    data: { flightOffers: object[] };
  };
  expect(fromAmadeusOffer(request.data.flightOffers[0], NOW, money)).toMatchObject({
    state: 'sold',
    offer: { totalPrice: 546.7 * 4000 },
  });
});

it('sells extra bags up to the number with equal prices', () => {
  const bag = (quantity: number, amount: string, currencyCode = 'COP') => ({
    quantity,
    weight: 23,
    name: 'CHECKED_BAG',
    price: { amount, currencyCode },
    segmentIds: ['1'],
    travelerIds: ['1', '2'],
  });
  const included = (bags: object) =>
    pricedSchema.parse({ data: { flightOffers: [{}] }, included: { bags } }).included;
  expect(
    fromAmadeusServices(
      included({
        1: bag(1, '90000.00'),
        2: bag(2, '180000.00'),
        3: bag(3, '300000.00'),
        4: { name: 'CHECKED_BAG' },
      }),
      money,
    ),
  ).toMatchObject([{ code: 'bag-1', price: 90_000, maxQuantity: 2, travelerIds: ['1', '2'] }]);
  expect(fromAmadeusServices(included({ 1: bag(1, '20.50', 'EUR') }), money)).toMatchObject([
    { price: 82_000 },
  ]);
  expect(fromAmadeusServices(included({ 1: bag(1, '20.50', 'GBP') }), moneyAt4000('GBP'))).toEqual(
    [],
  );
  expect(fromAmadeusServices(undefined, money)).toEqual([]);
});
