import type { FlightOffer } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';

/** All sources' offers, cheapest first. Of the same flights at the same fare only the cheapest is kept: of two at one price the one that was `shown` before, else that of the source given first. */
export function mergeOffers(
  lists: readonly (readonly FlightOffer[])[],
  shown: ReadonlySet<string> = new Set(),
): FlightOffer[] {
  const order = (offer: FlightOffer, other: FlightOffer) =>
    offer.totalPrice - other.totalPrice ||
    Number(shown.has(other.id)) - Number(shown.has(offer.id));
  const kept = new Map<string, FlightOffer>();
  for (const offer of lists.flat()) {
    const key = sameKey(offer);
    const other = kept.get(key);
    if (!other || order(offer, other) < 0) kept.set(key, offer);
  }
  return [...kept.values()].sort(byPrice);
}

/** Cheapest first; at one price the sooner, then the shorter. */
const byPrice = (a: FlightOffer, b: FlightOffer): number =>
  a.totalPrice - b.totalPrice ||
  compare(departureOf(a), departureOf(b)) ||
  minutesOf(a) - minutesOf(b) ||
  compare(a.id, b.id);
const departureOf = ({ itineraries }: FlightOffer): string =>
  itineraries[0]?.segments[0]?.departure.at ?? '';
const minutesOf = ({ itineraries }: FlightOffer): number =>
  itineraries.reduce((all, { durationMinutes }) => all + durationMinutes, 0);
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The flights on their days. */
export const flightsKey = ({ itineraries }: Pick<FlightOffer, 'itineraries'>): string =>
  itineraries
    .map(({ segments }) =>
      segments
        .map(
          ({ carrierCode, number, departure }) =>
            `${carrierCode}${Number(number)} ${departure.iataCode} ${departure.at}`,
        )
        .join('+'),
    )
    .join('/');

/** What a traveller gets: flights, the fare's name, cabins, bags, and terms. What differs in any of it is another offer. */
function sameKey(offer: FlightOffer): string {
  const {
    includedCabinBags,
    includedCheckedBags,
    fare_rules_short: rules,
    travelerPricings,
  } = offer;
  const cabins = (travelerPricings[0]?.fareDetailsBySegment ?? []).map(({ cabin }) => cabin);
  return JSON.stringify([
    flightsKey(offer),
    fold(offer.fare_family),
    cabins,
    includedCabinBags.quantity,
    includedCheckedBags.quantity,
    rules.changeable,
    rules.refundable,
  ]);
}
