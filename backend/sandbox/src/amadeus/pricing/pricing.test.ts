import { choosing, holdable, firstError, someone, way } from '../../testing/gdsClient';
import { gdsClients } from '../../testing/gdsClients';
import { pesosOf } from '../money';
import type { WireOffer } from '../offer/offerSchema';

const { open, closeAll } = gdsClients();
afterEach(closeAll);

const withSegment = (offer: WireOffer, change: object): WireOffer => ({
  ...offer,
  itineraries: offer.itineraries.map((itinerary, bound) => ({
    ...itinerary,
    segments: itinerary.segments.map((segment, index) =>
      bound + index === 0 ? { ...segment, ...change } : segment,
    ),
  })),
});
const withFare = (offer: WireOffer, change: object): WireOffer => ({
  ...offer,
  travelerPricings: offer.travelerPricings.map((pricing) => ({
    ...pricing,
    fareDetailsBySegment: pricing.fareDetailsBySegment.map((details) => ({
      ...details,
      ...change,
    })),
  })),
});

describe('pricing', () => {
  it.each([
    ['at home', [way('1', 'BOG', 'SMR', '2027-03-10')]],
    [
      'there and back',
      [way('1', 'MDE', 'MIA', '2027-01-10'), way('2', 'MIA', 'MDE', '2027-01-20')],
    ],
    [
      'several places',
      [
        way('1', 'CTG', 'LIM', '2027-06-10'),
        way('2', 'CUZ', 'SCL', '2027-06-18'),
        way('3', 'SCL', 'BOG', '2027-06-25'),
      ],
    ],
  ])(
    'returns the price of the search, with its taxes and rules: %s',
    async (_, originDestinations) => {
      const { search, price } = await open();
      const { data } = await search({
        originDestinations,
        travelers: [someone('1'), someone('2', 'CHILD'), someone('3', 'HELD_INFANT', '1')],
        searchCriteria: { maxFlightOffers: 250 },
      });
      expect(data.length).toBeGreaterThan(0);
      for (const offer of data.filter((_offer, index) => index % 7 === 0)) {
        const [found] = (await price(offer)).body.data.flightOffers;
        expect(found?.price.grandTotal).toBe(offer.price.grandTotal);
        for (const traveler of found?.travelerPricings ?? []) {
          expect(
            pesosOf(traveler.price?.base) +
              (traveler.price?.taxes ?? []).reduce((sum, { amount }) => sum + pesosOf(amount), 0),
          ).toBe(pesosOf(traveler.price?.total));
        }
        expect(found?.fareRules?.rules.map(({ category }) => category)).toEqual([
          'EXCHANGE',
          'REFUND',
        ]);
      }
    },
  );
  it('returns today’s price for any stated price, and rejects an invented offer', async () => {
    const { search, price } = await open();
    const [offer] = (await search()).data;
    if (!offer) throw new Error('no offer');
    const cheap = await price({
      ...offer,
      price: { ...offer.price, total: '1.00', grandTotal: '1.00' },
    });
    expect(cheap.body.data.flightOffers[0]?.price.grandTotal).toBe(offer.price.grandTotal);
    const first = offer.itineraries[0]?.segments[0];
    const forged = [
      withSegment(offer, { number: '1' }),
      withSegment(offer, { departure: { ...first?.departure, at: '2027-03-10T03:33:00' } }),
      withSegment(offer, { carrierCode: 'ZZ' }),
      withFare(offer, { brandedFare: 'GIFT' }),
      withFare(offer, { cabin: 'FIRST' }),
      withFare(offer, { class: 'Z', fareBasis: 'A1' }),
    ];
    for (const wrong of forged)
      expect(firstError(await price(wrong))).toMatchObject({ status: 400, code: 4926 });
    expect(firstError(await price({ ...offer, totalPrice: 3 } as WireOffer))).toMatchObject({
      code: 477,
      source: { pointer: '/data/flightOffers[0]/totalPrice' },
    });
  });
  it('adds bags and seats to the total, bags once per itinerary and each seat by itself', async () => {
    const { search, price, freeSeat } = await open();
    const offer = holdable(await search({ travelers: [someone('1'), someone('2', 'CHILD')] }));
    const { included } = (await price(offer, 'bags')).body;
    const [bag] = Object.values(included?.bags ?? {});
    const seat = await freeSeat(offer);
    if (!bag) throw new Error('no bag');
    const chosen = choosing(
      choosing(offer, 0, { chargeableCheckedBags: { quantity: bag.quantity } }, bag.segmentIds),
      0,
      { chargeableSeatNumber: seat.number },
      [seat.segmentId],
    );
    const [found] = (await price(chosen)).body.data.flightOffers;
    expect(pesosOf(found?.price.grandTotal) - pesosOf(found?.price.total)).toBe(
      pesosOf(bag.price.amount) + pesosOf(seat.total),
    );
    expect(found?.price.additionalServices).toContainEqual({
      type: 'CHECKED_BAGS',
      amount: bag.price.amount,
    });
    const twice = choosing(
      choosing(offer, 0, { chargeableSeatNumber: seat.number }, [seat.segmentId]),
      1,
      { chargeableSeatNumber: seat.number },
      [seat.segmentId],
    );
    expect(firstError(await price(twice))?.code).toBe(38034);
    expect(
      firstError(await price(choosing(offer, 0, { chargeableSeatNumber: '99Z' }, [seat.segmentId])))
        ?.code,
    ).toBe(38034);
    expect(
      firstError(await price(choosing(offer, 0, { chargeableCheckedBags: { quantity: 30 } })))
        ?.code,
    ).toBe(38034);
  });
});
