import type { FlightSegmentSold, Itinerary } from '@tiquete/contracts';
import { dayShift, minutesBetween } from './localTimes';

/** The time between two flights of an itinerary. */
export interface Layover {
  /** Airport of arrival. */
  airport: string;
  /** Airport of the next departure if it differs from that of the arrival. */
  changeTo: string | null;
  minutes: number;
  /** True if the layover includes a night. */
  isOvernight: boolean;
}
export interface Leg {
  segment: FlightSegmentSold;
  /** Layover before the next flight; null after the last. */
  layover: Layover | null;
}
/** A shorter layover that passes midnight does not count as a night. */
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
