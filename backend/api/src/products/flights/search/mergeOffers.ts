import type { FlightOffer } from '@tiquete/contracts';
import { fold } from '@tiquete/domain';

/**
 * Merges the offers of all sources, cheapest first. When several offers have the same flights and fare, only the
 * cheapest is shown. At equal prices it is the one that was `shown` before, or that of the first source.
 */
export function mergeOffers(
  lists: readonly (readonly FlightOffer[])[],
  shown: ReadonlySet<string> = new Set(),
): FlightOffer[] {
  const order = (offer: FlightOffer, other: FlightOffer) =>
    offer.totalPrice - other.totalPrice ||
    Number(shown.has(other.id)) - Number(shown.has(offer.id));
  const cheapest = new Map<string, FlightOffer>();
  for (const offer of lists.flat()) {
    const key = JSON.stringify([fareKey(offer), termsOf(offer)]);
    const other = cheapest.get(key);
    if (!other || order(offer, other) < 0) cheapest.set(key, offer);
  }
  return joinUnstated([...cheapest.values()], order).sort(byPrice);
}

/** Merges fares that differ only in terms which one source does not state, unless such a fare matches two others. */
function joinUnstated(
  offers: readonly FlightOffer[],
  order: (offer: FlightOffer, other: FlightOffer) => number,
): FlightOffer[] {
  const fares = new Map<string, FlightOffer[]>();
  const groups = offers.map((offer) => {
    const key = fareKey(offer);
    const group = fares.get(key) ?? [];
    fares.set(key, group);
    group.push(offer);
    return group;
  });
  const hasKnownTerms = (offer: FlightOffer) => !termsOf(offer).includes(null);
  return offers.filter((offer, index) => {
    const group = groups[index] ?? [];
    const [twin, ...more] = alikeIn(group, offer);
    if (!twin || more.length > 0 || alikeIn(group, twin).length > 1) return true;
    const difference =
      order(offer, twin) || Number(hasKnownTerms(twin)) - Number(hasKnownTerms(offer));
    return (difference || index - offers.indexOf(twin)) < 0;
  });
}
const alikeIn = (group: readonly FlightOffer[], offer: FlightOffer): FlightOffer[] =>
  group.filter((other) => other !== offer && isAlike(offer, other));

/** Sorts by price, then by departure, then by duration. */
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

/** Key of the flights with their days. */
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

/** Key of the facts that make offers different: flights, name of the fare and cabins. */
function fareKey(offer: FlightOffer): string {
  const cabins = (offer.travelerPricings[0]?.fareDetailsBySegment ?? []).map(({ cabin }) => cabin);
  return JSON.stringify([flightsKey(offer), fold(offer.fare_family), cabins]);
}
/** Bags and rights to change or refund; null for those that the source does not state. */
const termsOf = ({ includedCabinBags, includedCheckedBags, fare_rules_short }: FlightOffer) => [
  includedCabinBags.quantity,
  includedCheckedBags.quantity,
  fare_rules_short.changeable,
  fare_rules_short.refundable,
];
/** True when all terms that both sources state are equal. */
function isAlike(one: FlightOffer, other: FlightOffer): boolean {
  const others = termsOf(other);
  return termsOf(one).every(
    (value, index) => value === null || others[index] === null || value === others[index],
  );
}
