import type { FlightOffer, Itinerary } from '@tiquete/contracts';
import type { IndexedOffer } from '../../model/indexOffers';
import type { Step } from '../steps/steps';

/** A card: offers with the same flights in this step, in all fares and with all further itineraries. */
export interface FlightGroup {
  key: string;
  /** Itineraries that the card selects: the step's, or all of a whole journey. */
  own: Itinerary[];
  /** Itineraries that the card shows: both of a round trip if the price belongs to exactly these two. */
  itineraries: Itinerary[];
  cheapest: FlightOffer;
  /**
   * True if choosing the card opens its fares. Otherwise further itineraries follow, and the price is the lowest with them.
   */
  isLast: boolean;
  /** Minutes of the itineraries that the card selects. */
  minutes: number;
  /** Local time of the first departure. */
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
    // With a single return, there is nothing left to choose.
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
