import type { FlightSegmentSold, Itinerary } from '@tiquete/contracts';
import { dayShift, minutesBetween } from './localTimes';

/** The time between two flights of an itinerary. */
export interface Layover {
  /** Where the traveller lands. */
  airport: string;
  /** Where the next flight leaves from, when that is another airport. */
  changeTo: string | null;
  minutes: number;
  /** A night lies in it. */
  isOvernight: boolean;
}
export interface Leg {
  segment: FlightSegmentSold;
  /** Before the next flight; null after the last. */
  layover: Layover | null;
}
/** A wait that only passes midnight is no night. */
const NIGHT_FROM_MINUTES = 240;

export function legsOf({ segments }: Pick<Itinerary, 'segments'>): Leg[] {
  return segments.map((segment, index) => {
    const next = segments[index + 1];
    return { segment, layover: next ? layoverOf(segment, next) : null };
  });
}
function layoverOf({ arrival }: FlightSegmentSold, { departure }: FlightSegmentSold): Layover {
  const minutes = minutesBetween(arrival.at, departure.at);
  return {
    airport: arrival.iataCode,
    changeTo: departure.iataCode === arrival.iataCode ? null : departure.iataCode,
    minutes,
    isOvernight: minutes >= NIGHT_FROM_MINUTES && dayShift(arrival.at, departure.at) > 0,
  };
}
export const layoversOf = (itinerary: Pick<Itinerary, 'segments'>) =>
  legsOf(itinerary).flatMap(({ layover }) => layover ?? []);
