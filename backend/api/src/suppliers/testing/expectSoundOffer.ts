import { type FlightSource, flightOfferSchema } from '@tiquete/contracts';
import type { FlightQuery, SupplierFlightOffer } from '../../products/flights/ports';

const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, { amount }) => all + amount, 0);
const total = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((all, item) => all + of(item), 0);

/** An offer that could be shown: the contract's shape, sums of whole pesos, travellers as asked, flights in order. */
export function expectSoundOffer(
  offer: SupplierFlightOffer,
  query: FlightQuery,
  source: FlightSource,
): void {
  const { key: _key, bookable_until: _until, ...shown } = offer;
  flightOfferSchema.parse({ ...shown, id: 'ours', source });
  const { price, travelerPricings, itineraries } = offer;
  for (const { price: own } of travelerPricings)
    expect(own.base + sum(own.taxes) + sum(own.fees)).toBe(own.total);
  expect(total(travelerPricings, (one) => one.price.base)).toBe(price.base);
  expect(total(travelerPricings, (one) => sum(one.price.taxes))).toBe(price.taxes);
  expect(total(travelerPricings, (one) => one.price.total)).toBe(price.total);
  expect([price.base + price.taxes + price.fees, price.grandTotal, offer.totalPrice]).toEqual([
    price.total,
    price.total,
    price.total,
  ]);
  expect(travelerPricings.find(({ travelerType }) => travelerType === 'ADULT')?.price.total).toBe(
    offer.price_per_adult,
  );
  expect(
    travelerPricings.map(({ travelerId, travelerType, associatedAdultId }) => [
      travelerId,
      travelerType,
      associatedAdultId,
    ]),
  ).toEqual(
    query.travelers.map(({ id, travelerType, associatedAdultId }) => [
      id,
      travelerType,
      associatedAdultId,
    ]),
  );

  const segments = itineraries.flatMap((itinerary) => itinerary.segments);
  expect(new Set(segments.map(({ id }) => id)).size).toBe(segments.length);
  for (const { fareDetailsBySegment } of travelerPricings)
    expect(fareDetailsBySegment.map(({ segmentId }) => segmentId).sort()).toEqual(
      segments.map(({ id }) => id).sort(),
    );
  expect(itineraries.map(({ departureDate }) => departureDate)).toEqual(
    query.segments.map(({ date }) => date),
  );
  for (const itinerary of itineraries) {
    expect(itinerary.durationMinutes).toBeGreaterThanOrEqual(
      total(itinerary.segments, ({ durationMinutes }) => durationMinutes),
    );
    expect(itinerary.stops).toBe(
      itinerary.segments.length -
        1 +
        total(itinerary.segments, ({ numberOfStops }) => numberOfStops),
    );
    expect([
      itinerary.segments[0]?.departure.at.slice(0, 10),
      itinerary.segments.at(-1)?.arrival.at.slice(0, 10),
    ]).toEqual([itinerary.departureDate, itinerary.arrivalDate]);
    for (const segment of itinerary.segments)
      expect(segment.operating?.carrierCode).not.toBe(segment.carrierCode);
  }
  expect(offer.fare_family).not.toBe('');
  // What is not said may be nothing, so it comes right after nothing.
  const least = (kind: 'includedCabinBags' | 'includedCheckedBags') => {
    const pieces = travelerPricings
      .filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
      .flatMap((one) => one.fareDetailsBySegment.map((details) => details[kind].quantity));
    if (pieces.includes(0)) return 0;
    return pieces.includes(null) ? null : Math.min(...pieces.map((count) => count ?? 0));
  };
  expect([offer.includedCabinBags.quantity, offer.includedCheckedBags.quantity]).toEqual([
    least('includedCabinBags'),
    least('includedCheckedBags'),
  ]);
}
