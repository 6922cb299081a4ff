import type {
  FlightInventory,
  FlightKey,
  Offer,
  OfferProblem,
  OfferSelection,
  TravelerType,
} from '../../flights';
import { noFare, refused, type AmadeusError } from '../errors';
import type { WireOffer, WireSegment, WireTravelerType } from './offerSchema';
import type { PriceMoves } from '../../control/priceMoves';

const WORLD_TYPES: Record<WireTravelerType, TravelerType> = {
  ADULT: 'ADULT',
  SENIOR: 'ADULT',
  YOUNG: 'ADULT',
  STUDENT: 'ADULT',
  CHILD: 'CHILD',
  SEATED_INFANT: 'SEATED_INFANT',
  HELD_INFANT: 'HELD_INFANT',
};
export const worldTypeOf = (type: WireTravelerType): TravelerType => WORLD_TYPES[type];

/** A traveller in the vendor's format. */
export interface WireTraveler {
  id: string;
  travelerType: WireTravelerType;
  associatedAdultId?: string;
}
export const travelersOf = ({ travelerPricings }: WireOffer): WireTraveler[] =>
  travelerPricings.map(({ travelerId, travelerType, associatedAdultId }) => ({
    id: travelerId,
    travelerType,
    ...(associatedAdultId && { associatedAdultId }),
  }));

const keyOf = ({ carrierCode, number, departure, arrival }: WireSegment): FlightKey => ({
  carrier: carrierCode,
  number,
  origin: departure.iataCode,
  destination: arrival.iataCode,
  date: departure.at.slice(0, 'YYYY-MM-DD'.length),
});

/**
 * The branded fare of a bound, which must be the same for all its segments and travellers. @throws AmadeusError 32171
 * without one, 4926 for two
 */
function tariffOf(offer: WireOffer, segments: readonly WireSegment[], pointer: string): string {
  const names = offer.travelerPricings.flatMap(({ fareDetailsBySegment }) =>
    segments.map(
      ({ id }) => fareDetailsBySegment.find(({ segmentId }) => segmentId === id)?.brandedFare,
    ),
  );
  const [first] = names;
  if (first === undefined)
    throw refused(
      32171,
      'fareDetailsBySegment with a brandedFare is mandatory for every segment',
      `${pointer}/travelerPricings`,
    );
  if (names.some((name) => name !== first))
    throw refused(4926, 'One branded fare per itinerary', `${pointer}/travelerPricings`);
  return first;
}
function selectionOf(offer: WireOffer, pointer: string): OfferSelection {
  const [corporateCode] = offer.pricingOptions?.corporateCodes ?? [];
  return {
    channel: 'GDS',
    bounds: offer.itineraries.map(({ segments }) => ({
      flights: segments.map(keyOf),
      tariff: tariffOf(offer, segments, pointer),
    })),
    travelers: offer.travelerPricings.map(({ travelerType }) => worldTypeOf(travelerType)),
    ...(corporateCode && { corporateCode }),
  };
}

/** Checks that the flights of an offer exist in the timetable. */
function checkFlights(wire: WireOffer, offer: Offer, pointer: string): void {
  wire.itineraries.forEach(({ segments }, bound) =>
    segments.forEach((segment, index) => {
      const sold = offer.bounds[bound];
      const [flight, fare] = [sold?.journey.flights[index], sold?.fares[index]];
      const isSame =
        flight?.departure === segment.departure.at && flight.arrival === segment.arrival.at;
      if (!isSame)
        throw refused(
          4926,
          'Flight segment does not match the schedule',
          `${pointer}/itineraries[${bound}]/segments[${index}]`,
        );
      const details = wire.travelerPricings.flatMap(({ fareDetailsBySegment }) =>
        fareDetailsBySegment.filter(({ segmentId }) => segmentId === segment.id),
      );
      const isForged = details.some(
        ({ cabin = fare?.cabin, fareBasis = '', class: letter = '' }) =>
          cabin !== fare?.cabin || !fareBasis.startsWith(letter),
      );
      if (isForged)
        throw refused(
          4926,
          'Fare does not match the cabin or the booking class',
          `${pointer}/travelerPricings`,
        );
    }),
  );
}

export interface Priced {
  wire: WireOffer;
  pointer: string;
  offer: Offer;
}
/** Creates the error for an offer that is no longer sold. */
type Gone = (problem: OfferProblem, pointer: string) => AmadeusError;
const notApplicable: Gone = (_, pointer) => noFare(pointer);

/**
 * The offer of a client at its current price. @throws AmadeusError `gone` for an offer that is no longer sold, 4926 for
 * changed flights
 */
export function priceAgain(
  inventory: FlightInventory,
  moves: PriceMoves,
  wire: WireOffer,
  pointer: string,
  gone = notApplicable,
): Priced {
  const ids = wire.itineraries.flatMap(({ segments }) => segments.map(({ id }) => id));
  if (new Set(ids).size !== ids.length)
    throw refused(4926, 'Segment ids must be unique', `${pointer}/itineraries`);
  const offer = inventory.price(selectionOf(wire, pointer));
  if (typeof offer === 'string') throw gone(offer, pointer);
  checkFlights(wire, offer, pointer);
  return { wire, pointer, offer: moves.apply(offer) };
}
/** Raises the price before the answer, if a fault stages that. */
export function raiseIf(isStaged: boolean, moves: PriceMoves, priced: Priced): Priced {
  if (!isStaged || moves.isRaised(priced.offer)) return priced;
  moves.raise(priced.offer);
  return { ...priced, offer: moves.apply(priced.offer) };
}
