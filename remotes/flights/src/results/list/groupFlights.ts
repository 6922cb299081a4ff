import type { FlightOffer, Itinerary } from '@tiquete/contracts';
import type { IndexedOffer } from './indexOffers';
import type { Step } from '../steps/steps';

/** One card: the same flights in this step, in every fare, and with every way on. */
export interface FlightGroup {
  key: string;
  /** What the card shows: the step's itinerary, or all of a whole journey. */
  itineraries: Itinerary[];
  cheapest: FlightOffer;
  /** Minutes of what the card shows, all itineraries together. */
  minutes: number;
  /** The first departure's local time. */
  departure: string;
}
export const groupKey = ({ key }: FlightGroup) => key;

export function groupFlights(
  offers: readonly IndexedOffer[],
  { index, isWhole }: Step,
): FlightGroup[] {
  const cheapest = new Map<string, FlightOffer>();
  for (const { group, offer } of offers) {
    const known = cheapest.get(group);
    if (!known || offer.totalPrice < known.totalPrice) cheapest.set(group, offer);
  }
  return [...cheapest].map(([key, offer]) => {
    const itineraries = isWhole ? offer.itineraries : offer.itineraries.slice(index, index + 1);
    return {
      key,
      itineraries,
      cheapest: offer,
      minutes: itineraries.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
      departure: itineraries[0]?.segments[0]?.departure.at ?? '',
    };
  });
}
