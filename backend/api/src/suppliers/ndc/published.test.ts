import offer from './examples/offer-1.json';
import heldOffer from './examples/offer-2.json';
import order from './examples/order.json';
import seatMaps from './examples/seat-maps.json';
import { fromNdcOffer } from './mapping';
import { seatPrices, fromNdcSeatMaps } from './sale/seatMaps';
import { ndcOrderOutcome } from './sale/outcome';
import { fromNdcBags } from './sale/services';
import { ndcOrderSchema, ndcSeatMapsSchema } from './sale/wire';
import { readKey } from './key';
import { toFeatures } from '../air/terms';
import { moneyAt4000 } from '../testing/inCurrency';
import { ndcFeaturesOf } from './terms';

/** Exchange rates for the vendor's published answers: prices in pounds, penalties in euros. */
const money = moneyAt4000();
const nothingDropped = (reason: string) => {
  throw new Error(reason);
};
const seatKey = {
  id: 'off_1',
  passengers: { 1: 'pas_00009hj8USM7Ncg31cAAA' },
  ages: {},
  brands: [],
  segments: ['seg_00009htYpSCXrwaB9Dn456'],
  corporateCodes: [],
};
const contextOf = (passenger: string) => ({
  travelers: [{ id: '1', travelerType: 'ADULT' as const, age: 30 }],
  passengers: { 1: passenger },
  ages: {},
  corporateCodes: [],
});
function read(raw: unknown, passenger: string, of = money) {
  const mapped = fromNdcOffer(raw, contextOf(passenger), of);
  if (mapped.state !== 'sold') throw new Error(mapped.state);
  return mapped;
}

it('sells an offer in pounds whose penalty is in euros, each at its own exchange rate', () => {
  const { offer: sold, wire } = read(offer, 'pas_0000AVx4lOnPaZtmydad4S');
  const { penalty_amount } = offer.conditions.change_before_departure;
  expect(sold).toMatchObject({
    totalPrice: 29.59 * 4000,
    quoted: { original: { amount: '29.59', currency: 'GBP' } },
    fare_family: 'Basic',
    includedCabinBags: { quantity: 1 },
    includedCheckedBags: { quantity: 0 },
    fare_rules_short: {
      changeable: true,
      change_penalty: Number(penalty_amount) * 4000,
      refundable: false,
      refund_penalty: null,
    },
  });
  // The vendor sells two sizes of a checked bag; a passenger may choose one.
  expect(fromNdcBags(wire, readKey(sold.key), money).map(({ price }) => price)).toEqual(
    expect.arrayContaining([16.48 * 4000, 21.68 * 4000]),
  );
});

it('gives no amount for a penalty in a currency without a rate', () => {
  const { offer: sold } = read(offer, 'pas_0000AVx4lOnPaZtmydad4S', moneyAt4000('EUR'));
  expect(sold.fare_rules_short).toMatchObject({ changeable: true, change_penalty: null });
});

it('does not sell an offer in a currency without a rate', () => {
  const mapped = fromNdcOffer(offer, contextOf('pas_0000AVx4lOnPaZtmydad4S'), moneyAt4000('GBP'));
  expect(mapped).toMatchObject({ state: 'unsold', error: { currency: 'GBP' } });
});

it('reads a penalty without a currency as one in the offer’s currency', () => {
  const change = { ...offer.conditions.change_before_departure, penalty_currency: null };
  const fined = { ...offer, conditions: { ...offer.conditions, change_before_departure: change } };
  const { offer: sold } = read(fined, 'pas_0000AVx4lOnPaZtmydad4S');
  expect(sold.fare_rules_short.change_penalty).toBe(Number(change.penalty_amount) * 4000);
});

it('offers no bags and seats in another currency than the fare', () => {
  const { offer: sold, wire } = read(offer, 'pas_0000AVx4lOnPaZtmydad4S');
  expect(fromNdcBags({ ...wire, total_currency: 'EUR' }, readKey(sold.key), money)).toEqual([]);
  const [map] = fromNdcSeatMaps(ndcSeatMapsSchema.parse(seatMaps).data, seatKey, {
    aircraftOf: () => '',
    currency: 'EUR',
    money,
    onDropped: nothingDropped,
  });
  const statuses = map?.map.decks[0]?.seats.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['OCCUPIED']));
});

it('shows seats and boarding that a fare does not state as unknown', () => {
  const { offer: sold, wire } = read(heldOffer, 'pas_0000AeTCxpj8LHVHY8aK3P');
  expect(sold.hold_until).toBe('2024-02-03T11:19:00.000Z');
  expect(
    Object.fromEntries(toFeatures(sold, ndcFeaturesOf(wire)).map(({ key, state }) => [key, state])),
  ).toMatchObject({ change: 'not_allowed', seat: 'unknown', priority: 'unknown' });
});

it('reads the published order and seats', () => {
  const { data } = ndcOrderSchema.parse(order);
  if (data.id === undefined) throw new Error('accepted only');
  expect(ndcOrderOutcome(data)).toEqual({ kind: 'no', reason: 'cancelled' });
  expect(ndcOrderOutcome({ ...data, cancelled_at: null })).toMatchObject({
    kind: 'yes',
    locator: 'ord_00009hthhsUZ8W4LxQgkjo',
    details: { record_locator: 'RZPNX8' },
  });

  const rows = ndcSeatMapsSchema.parse(seatMaps).data;
  const [map] = fromNdcSeatMaps(rows, seatKey, {
    aircraftOf: () => '',
    currency: 'GBP',
    money,
    onDropped: nothingDropped,
  });
  expect(map?.map.decks[0]?.seats.find(({ number }) => number === '1A')).toMatchObject({
    price: 30 * 4000,
    status: 'AVAILABLE',
    passenger_ids: ['1'],
    characteristicsCodes: ['W'],
  });
  expect(seatPrices(rows).get('ase_00009UhD4ongolulWAAA1A')).toEqual({
    amount: 30,
    currency: 'GBP',
  });
});
