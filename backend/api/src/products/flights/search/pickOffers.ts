import {
  type FlightOffer,
  flightOfferSchema,
  type FlightSegmentSold,
  type FlightSource,
  type Itinerary,
  type TravelerPricing,
} from '@tiquete/contracts';
import { onAirportClock } from '../../../places';
import type { AirportTable } from '../places/airportTable';
import type { FlightQuery, SupplierFlightOffer } from '../ports';
import type { PackedOffers } from '../../../lib/search/createOfferSets';
import { type FlightSession, ownPriceOf, packFlightOffers } from '../session';
import { hasSeat, toFlightOffer } from './toFlightOffer';

export type OfferProblem = 'contract' | 'sums' | 'travelers' | 'route' | 'chronology' | 'seats';
/**
 * Returns the reason why an offer may not be shown. Null when it matches the contract and the search, its times are in
 * order, and every sum equals its lines.
 */
export type FindProblem = (offer: FlightOffer) => OfferProblem | null;

/** Creates the check for all offers of one search. It computes the times of each flight once. */
export function createFindProblem(query: FlightQuery, airports: AirportTable): FindProblem {
  const instants = new Map<string, number>();
  const instantOf = ({ iataCode, at }: FlightSegmentSold['departure']): number => {
    const key = `${iataCode} ${at}`;
    const instant = instants.get(key) ?? Date.parse(onAirportClock(at, iataCode));
    instants.set(key, instant);
    return instant;
  };
  const isForward = (itineraries: readonly Itinerary[]): boolean => {
    const moments = itineraries.flatMap(({ segments }) =>
      segments.flatMap(({ departure, arrival }) => [instantOf(departure), instantOf(arrival)]),
    );
    return moments.every((moment, index) => index === 0 || moment > (moments[index - 1] ?? 0));
  };
  const isRoute = (itineraries: readonly Itinerary[]): boolean =>
    itineraries.length === query.segments.length &&
    query.segments.every(({ originLocationCode, destinationLocationCode, date }, index) => {
      const segments = itineraries[index]?.segments ?? [];
      const [first, last] = [segments[0]?.departure, segments.at(-1)?.arrival];
      const isDay =
        first?.at.slice(0, 10) === date &&
        itineraries[index]?.departureDate === date &&
        itineraries[index]?.arrivalDate === last?.at.slice(0, 10);
      return (
        isDay &&
        isAt(first?.iataCode, originLocationCode) &&
        isAt(last?.iataCode, destinationLocationCode) &&
        isJoined(segments)
      );
    });
  /** True when the place is the airport itself, its city, or another airport of its city. */
  const isAt = (airport = '', place: string): boolean =>
    airport === place ||
    (airports.cityOf(place) !== undefined && airports.cityOf(place) === airports.cityOf(airport));
  const isJoined = (segments: readonly FlightSegmentSold[]): boolean =>
    segments.every(
      ({ departure }, index) =>
        index === 0 || isAt(departure.iataCode, segments[index - 1]?.arrival.iataCode ?? ''),
    );
  const seated = query.travelers.filter(hasSeat).length;
  return (offer) => {
    if (!flightOfferSchema.safeParse(offer).success) return 'contract';
    if (!isOfTravelers(offer.travelerPricings, query)) return 'travelers';
    if (!isSummed(offer)) return 'sums';
    if (!isRoute(offer.itineraries)) return 'route';
    if (!isForward(offer.itineraries)) return 'chronology';
    return offer.numberOfBookableSeats < seated ? 'seats' : null;
  };
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((all, amount) => all + amount, 0);
const sumOf = (lines: readonly { amount: number }[]): number =>
  sum(lines.map(({ amount }) => amount));

function isOfTravelers(pricings: readonly TravelerPricing[], { travelers }: FlightQuery): boolean {
  return (
    pricings.length === travelers.length &&
    travelers.every(({ id, travelerType }) =>
      pricings.some(
        (pricing) => pricing.travelerId === id && pricing.travelerType === travelerType,
      ),
    )
  );
}
function isSummed({ price, travelerPricings, totalPrice, price_per_adult }: FlightOffer): boolean {
  const prices = travelerPricings.map((pricing) => pricing.price);
  return (
    prices.every(({ total, base, taxes, fees }) => total === base + sumOf(taxes) + sumOf(fees)) &&
    price.base === sum(prices.map(({ base }) => base)) &&
    price.taxes === sum(prices.map(({ taxes }) => sumOf(taxes))) &&
    price.fees === sum(prices.map(({ fees }) => sumOf(fees))) &&
    price.grandTotal === price.base + price.taxes + price.fees &&
    price.total === price.grandTotal &&
    totalPrice === price.grandTotal &&
    totalPrice > 0 &&
    travelerPricings.some(
      (pricing) => pricing.travelerType === 'ADULT' && pricing.price.total === price_per_adult,
    )
  );
}

/** Maximum offers of one source in an answer, which is also the vendors' own limit. */
const MAX_OFFERS = 250;

interface PickedOffers {
  /** Offers for the answer: with ids of the session, mark-up and fee. */
  offers: FlightOffer[];
  /** Parts of the offers that the session stores. */
  packed: PackedOffers;
  /** Distinct reasons why offers were left out. */
  problems: OfferProblem[];
}
/** Picks the cheapest offers that may be shown, so that later steps need no check. */
export async function pickOffers(
  given: readonly SupplierFlightOffer[],
  source: FlightSource,
  session: FlightSession,
  findProblem: FindProblem,
): Promise<PickedOffers> {
  const ours = ownPriceOf(session, source);
  const problems: OfferProblem[] = [];
  const isGood = (offer: SupplierFlightOffer): boolean => {
    const problem = findProblem(toFlightOffer({ id: '', source, offer, ...ours }));
    if (problem) problems.push(problem);
    return problem === null;
  };
  const good = [...given]
    .sort((a, b) => a.totalPrice - b.totalPrice)
    .filter(isGood)
    .slice(0, MAX_OFFERS);
  const packed = await packFlightOffers(session, source, good);
  return {
    offers: good.map((offer, index) =>
      toFlightOffer({ id: packed.codes[index] ?? '', source, offer, ...ours }),
    ),
    packed,
    problems,
  };
}
