import offer from './examples/offer-1.json';
import heldOffer from './examples/offer-2.json';
import order from './examples/order.json';
import seatMaps from './examples/seat-maps.json';
import { toOffer } from './mapping';
import { seatPrices, toSeatMaps } from './sale/seatMaps';
import { outcomeOf } from './sale/outcome';
import { toBags } from './sale/services';
import { orderSchema, seatMapsSchema } from './sale/wire';
import { readKey } from './key';
import { toFeatures } from '../air/toFeatures';
import { featuresOf } from './terms';

/** Answers that the vendor publishes; what is sold in pounds there is sold in pesos here, penalties stay as they are. */
const inPesos = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll('"GBP"', '"COP"'));
const nothingDropped = (reason: string) => {
  throw new Error(reason);
};
function read(raw: unknown, passenger: string) {
  const mapped = toOffer(raw, {
    travelers: [{ id: '1', travelerType: 'ADULT', age: 30 }],
    passengers: { 1: passenger },
    corporateCodes: [],
  });
  if (mapped.state !== 'sold') throw new Error(mapped.reason);
  return mapped;
}

it('sells an offer whose penalty is of another currency, without naming its amount', () => {
  const { offer: sold, wire } = read(inPesos(offer), 'pas_0000AVx4lOnPaZtmydad4S');
  expect(sold).toMatchObject({
    totalPrice: 30,
    fare_family: 'Basic',
    includedCabinBags: { quantity: 1 },
    includedCheckedBags: { quantity: 0 },
    fare_rules_short: {
      changeable: true,
      change_penalty: null,
      refundable: false,
      refund_penalty: null,
    },
  });
  // Two sizes of a checked bag; it may be one or the other.
  expect(toBags(wire, readKey(sold.key)).map(({ price }) => price)).toEqual(
    expect.arrayContaining([16, 22]),
  );
});

it('does not sell an offer of another currency', () => {
  expect(
    toOffer(offer, {
      travelers: [{ id: '1', travelerType: 'ADULT', age: 30 }],
      passengers: { 1: 'pas_0000AVx4lOnPaZtmydad4S' },
      corporateCodes: [],
    }),
  ).toEqual({ state: 'malformed', reason: 'currency' });
});

it('asks about seats and boarding of a fare that does not state them', () => {
  const { offer: sold, wire } = read(inPesos(heldOffer), 'pas_0000AeTCxpj8LHVHY8aK3P');
  expect(sold.hold_until).toBe('2024-02-03T11:19:00.000Z');
  expect(
    Object.fromEntries(toFeatures(sold, featuresOf(wire)).map(({ key, state }) => [key, state])),
  ).toMatchObject({ change: 'not_allowed', seat: 'unknown', priority: 'unknown' });
});

it('reads the order and the seats that the vendor publishes', () => {
  const { data } = orderSchema.parse(inPesos(order));
  if (data.id === undefined) throw new Error('accepted only');
  expect(outcomeOf(data)).toEqual({ kind: 'no', reason: 'cancelled' });
  expect(outcomeOf({ ...data, cancelled_at: null })).toMatchObject({
    kind: 'yes',
    locator: 'ord_00009hthhsUZ8W4LxQgkjo',
    details: { record_locator: 'RZPNX8' },
  });

  const rows = seatMapsSchema.parse(inPesos(seatMaps)).data;
  const key = {
    id: 'off_1',
    passengers: { 1: 'pas_00009hj8USM7Ncg31cAAA' },
    brands: [],
    segments: ['seg_00009htYpSCXrwaB9Dn456'],
    corporateCodes: [],
  };
  const [map] = toSeatMaps(rows, key, () => '', nothingDropped);
  expect(map?.map.decks[0]?.seats.find(({ number }) => number === '1A')).toMatchObject({
    price: 30,
    status: 'AVAILABLE',
    passenger_ids: ['1'],
    characteristicsCodes: ['W'],
  });
  expect(seatPrices(rows).get('ase_00009UhD4ongolulWAAA1A')).toBe(30);
});
