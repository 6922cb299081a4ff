import { toFeatures } from '../air/terms';
import { moneyAt4000 } from '../testing/inCurrency';
import price from './examples/price.json';
import upsell from './examples/upsell.json';
import { fromAmadeusOffer } from './mapping';
import { readOffers } from './readOffers';
import { pricedSchema } from './sale/wire';
import { amadeusFeaturesOf } from './terms';
import { offersSchema } from './wire';

/** A date before the departures in the vendor's examples. */
const NOW = new Date('2018-01-01T12:00:00Z');
const reading = {
  now: NOW,
  money: moneyAt4000(),
  onDropped(reason: string) {
    throw new Error(reason);
  },
};

describe("the descriptions of a fare family in the vendor's test environment", () => {
  const offers = readOffers(offersSchema.parse(upsell), reading).sold.map(({ offer, wire }) => ({
    ...offer,
    brand: wire.travelerPricings[0]?.fareDetailsBySegment[0]?.brandedFare,
    states: Object.fromEntries(
      toFeatures(offer, amadeusFeaturesOf(wire)).map(({ key, state }) => [key, state]),
    ),
  }));
  const fare = (code: string) => offers.find(({ brand }) => brand === code);

  it('tell which features of a fare are free, paid or not stated', () => {
    expect(fare('NOBAG')).toMatchObject({
      fare_rules_short: { changeable: true, change_penalty: null, refundable: null },
      includedCabinBags: { quantity: 1 },
      includedCheckedBags: { quantity: 0 },
      states: {
        bag_hand: 'included',
        bag_checked: 'paid',
        change: 'paid',
        refund: 'unknown',
        seat: 'paid',
        meal: 'paid',
        wifi: 'paid',
        priority: 'unknown',
        miles: 'included',
      },
    });
    expect(fare('BUSFLEX')).toMatchObject({
      fare_rules_short: {
        changeable: true,
        change_penalty: 0,
        refundable: true,
        refund_penalty: 0,
      },
      states: {
        bag_checked: 'included',
        change: 'included',
        refund: 'included',
        seat: 'included',
        meal: 'included',
        wifi: 'paid',
        priority: 'included',
      },
    });
    // This fare is refundable for a fee, although `refundableFare` is false.
    expect(fare('FLEXIBLE')?.fare_rules_short).toEqual({
      changeable: true,
      change_penalty: 0,
      refundable: true,
      refund_penalty: null,
    });
    // A seat assigned 24 hours before departure is not a choice of seat, and a voucher is not a refund.
    expect(fare('BAGSEAT')?.states).toMatchObject({ seat: 'paid', refund: 'unknown' });
  });
  it('never treat an unstated feature as missing', () => {
    for (const { states } of offers) expect(Object.values(states)).not.toContain('not_allowed');
  });
});

it('shows bags and terms as unknown when a priced offer does not state them', () => {
  const { data } = pricedSchema.parse(price);
  const mapped = fromAmadeusOffer(data.flightOffers[0], NOW, moneyAt4000());
  if (mapped.state !== 'sold') throw new Error(mapped.state);
  expect(mapped.offer).toMatchObject({
    includedCabinBags: { quantity: null },
    fare_rules_short: { changeable: null, refundable: null },
  });
});

it('decodes the HTML entities in the name of a fare', () => {
  const { data } = pricedSchema.parse(price);
  const raw = structuredClone(data.flightOffers[0]) as {
    travelerPricings: { fareDetailsBySegment: object[] }[];
  };
  for (const { fareDetailsBySegment } of raw.travelerPricings)
    for (const flight of fareDetailsBySegment)
      Object.assign(flight, { brandedFareLabel: 'CABIN &amp; BAG' });
  const mapped = fromAmadeusOffer(raw, NOW, moneyAt4000());
  if (mapped.state !== 'sold') throw new Error(mapped.state);
  expect(mapped.offer.travelerPricings[0]?.fareDetailsBySegment[0]).toMatchObject({
    brandedFareLabel: 'Cabin & Bag',
  });
});
