import type { FlightSource } from '@tiquete/contracts';
import { NO_MARK_UP } from '../../../money';
import { mergeOffers } from './mergeOffers';
import { aTrip } from '../testing/bookings';
import { toFlightOffer } from './toFlightOffer';

const fare = (id: string, source: FlightSource, price: number, refundable: boolean | null) =>
  toFlightOffer({
    id,
    source,
    offer: aTrip({
      totalPrice: price,
      fare_rules_short: {
        changeable: true,
        change_penalty: null,
        refundable,
        refund_penalty: null,
      },
    }),
    feePerTraveler: 0,
    markUp: NO_MARK_UP,
  });
const idsOf = (...fares: ReturnType<typeof fare>[]) => mergeOffers([fares]).map(({ id }) => id);

it('treats a fare with missing terms as the same fare of the other source', () => {
  const open = fare('open', 'GDS', 300_000, null);
  expect(idsOf(open, fare('known', 'NDC', 310_000, false))).toEqual(['open']);
  expect(idsOf(open, fare('known', 'NDC', 290_000, true))).toEqual(['known']);
  // At equal prices the offer with more facts is shown.
  expect(idsOf(open, fare('known', 'NDC', 300_000, true))).toEqual(['known']);
});

it('shows all fares when the fare with missing terms may be either of two others', () => {
  expect(
    idsOf(
      fare('open', 'GDS', 300_000, null),
      fare('flexible', 'NDC', 320_000, true),
      fare('fixed', 'NDC', 310_000, false),
    ),
  ).toEqual(['open', 'fixed', 'flexible']);
});
