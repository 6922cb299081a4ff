import { isDeepStrictEqual } from 'node:util';
import { type FlightSource, flightOfferSchema } from '@tiquete/contracts';
import type { FlightQuery, SupplierFlightOffer } from '../../products/flights/ports';

const sum = (lines: readonly { amount: number }[]) =>
  lines.reduce((all, { amount }) => all + amount, 0);
const total = <T>(items: readonly T[], of: (item: T) => number) =>
  items.reduce((all, item) => all + of(item), 0);

type Check = readonly [what: string, is: unknown, should: unknown];

/**
 * Pairs of values that must be equal. They are compared as data, because thousands of offers are checked and one `expect`
 * per pair would be too slow.
 */
function checksOf(offer: SupplierFlightOffer, query: FlightQuery): Check[] {
  const { price, travelerPricings, itineraries } = offer;
  const segments = itineraries.flatMap((itinerary) => itinerary.segments);
  const segmentIds = segments.map(({ id }) => id).sort();
  // Number of bags for sorting. An unknown number may be zero, so it comes right after zero.
  const least = (kind: 'includedCabinBags' | 'includedCheckedBags') => {
    const pieces = travelerPricings
      .filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
      .flatMap((one) => one.fareDetailsBySegment.map((details) => details[kind].quantity));
    if (pieces.includes(0)) return 0;
    return pieces.includes(null) ? null : Math.min(...pieces.map((count) => count ?? 0));
  };
  return [
    ...travelerPricings.flatMap(({ price: own, fareDetailsBySegment }): Check[] => [
      ['a traveller’s total', own.base + sum(own.taxes) + sum(own.fees), own.total],
      [
        'a traveller’s segments',
        fareDetailsBySegment.map(({ segmentId }) => segmentId).sort(),
        segmentIds,
      ],
    ]),
    ['base', total(travelerPricings, (one) => one.price.base), price.base],
    ['taxes', total(travelerPricings, (one) => sum(one.price.taxes)), price.taxes],
    ['total', total(travelerPricings, (one) => one.price.total), price.total],
    ['sum', price.base + price.taxes + price.fees, price.total],
    ['grand total', [price.grandTotal, offer.totalPrice], [price.total, price.total]],
    [
      'price per adult',
      travelerPricings.find(({ travelerType }) => travelerType === 'ADULT')?.price.total,
      offer.price_per_adult,
    ],
    [
      'travellers',
      travelerPricings.map((one) => [one.travelerId, one.travelerType, one.associatedAdultId]),
      query.travelers.map((one) => [one.id, one.travelerType, one.associatedAdultId]),
    ],
    ['segments of one name', segments.length - new Set(segmentIds).size, 0],
    [
      'days',
      itineraries.map(({ departureDate }) => departureDate),
      query.segments.map(({ date }) => date),
    ],
    ...itineraries.flatMap((itinerary): Check[] => [
      [
        'duration reaches',
        itinerary.durationMinutes >=
          total(itinerary.segments, ({ durationMinutes }) => durationMinutes),
        true,
      ],
      [
        'stops',
        itinerary.stops,
        itinerary.segments.length -
          1 +
          total(itinerary.segments, ({ numberOfStops }) => numberOfStops),
      ],
      [
        'first and last day',
        [
          itinerary.segments[0]?.departure.at.slice(0, 10),
          itinerary.segments.at(-1)?.arrival.at.slice(0, 10),
        ],
        [itinerary.departureDate, itinerary.arrivalDate],
      ],
    ]),
    [
      'operated by its own airline',
      segments.filter(({ operating, carrierCode }) => operating?.carrierCode === carrierCode),
      [],
    ],
    ['fare family is empty', offer.fare_family === '', false],
    ['cabin bags', offer.includedCabinBags.quantity, least('includedCabinBags')],
    ['checked bags', offer.includedCheckedBags.quantity, least('includedCheckedBags')],
  ];
}

/**
 * Expects offers that may be displayed: in the contract's shape, with sums of whole pesos, for the requested travellers,
 * with flights in order.
 */
export function expectSoundOffers(
  offers: readonly SupplierFlightOffer[],
  query: FlightQuery,
  source: FlightSource,
): void {
  for (const { key: _key, bookable_until: _until, ...shown } of offers)
    flightOfferSchema.parse({ ...shown, id: 'ours', source });
  const unsound = offers.flatMap((offer, index) =>
    checksOf(offer, query)
      .filter(([, is, should]) => !isDeepStrictEqual(is, should))
      .map(([what, is, should]) => ({ offer: index, what, is, should })),
  );
  expect(unsound).toEqual([]);
}
