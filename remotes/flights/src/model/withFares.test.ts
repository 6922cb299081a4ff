import type { SharedFlightSearchResponse } from '@tiquete/contracts';
import { anOffer, aResult } from '../testing/builders';
import { withFares } from './withFares';

const offer = anOffer();
const [pricing] = offer.travelerPricings;
const shared: SharedFlightSearchResponse = {
  ...aResult([]),
  data: [1, 2].map((number) => ({
    ...offer,
    id: `offer-${number}`,
    travelerPricings: [
      {
        ...pricing!,
        price: number - 1,
        fareDetailsBySegment: pricing!.fareDetailsBySegment.map(() => 0),
      },
    ],
  })),
  dictionaries: {
    ...aResult([]).dictionaries,
    prices: [pricing!.price, { ...pricing!.price, total: pricing!.price.total + 1 }],
    fareDetails: [pricing!.fareDetailsBySegment[0]!],
  },
};

it('gives every offer its own price and fare details', () => {
  const { data } = withFares(shared);
  expect(data[0]).toEqual({ ...offer, id: 'offer-1' });
  expect(data[1]?.travelerPricings[0]?.price.total).toBe(pricing!.price.total + 1);
});

it('returns a complete answer unchanged', () => {
  const whole = aResult([offer]);
  expect(withFares(whole)).toBe(whole);
});
