import type { FlightOffer, Itinerary } from '@tiquete/contracts';
import type { IndexedOffer } from './indexOffers';
import type { Step } from '../steps/steps';

/** One card: the same flights in this step, in every fare, and with every way on. */
export interface FlightGroup {
  key: string;
  /** Itineraries that the card selects: the step's, or all of a whole journey. */
  own: Itinerary[];
  /** Itineraries that the card shows: both of a round trip if the price belongs to exactly these two. */
  itineraries: Itinerary[];
  cheapest: FlightOffer;
  /** Choosing it buys it; else more itineraries follow, and the price is the lowest with them. */
  isLast: boolean;
  /** Minutes of what is chosen, all itineraries together. */
  minutes: number;
  /** The first departure's local time. */
  departure: string;
}
export const groupKey = ({ key }: FlightGroup) => key;

export function groupFlights(
  offers: readonly IndexedOffer[],
  { index, isWhole, isLast, isRoundTrip }: Step,
): FlightGroup[] {
  const known = new Map<string, { cheapest: FlightOffer; waysOn: Set<string> }>();
  for (const { group, offer, keys } of offers) {
    const found = known.get(group);
    const waysOn = (found?.waysOn ?? new Set()).add(keys.join());
    const isCheaper = !found || offer.totalPrice < found.cheapest.totalPrice;
    known.set(group, { cheapest: isCheaper ? offer : found.cheapest, waysOn });
  }
  return [...known].map(([key, { cheapest, waysOn }]) => {
    const own = isWhole ? cheapest.itineraries : cheapest.itineraries.slice(index, index + 1);
    // With one way back only, there is nothing left to choose.
    const isSettled = isLast || (isRoundTrip && waysOn.size === 1);
    return {
      key,
      own,
      itineraries: isRoundTrip && isSettled ? cheapest.itineraries : own,
      cheapest,
      isLast: isSettled,
      minutes: own.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
      departure: own[0]?.segments[0]?.departure.at ?? '',
    };
  });
}
