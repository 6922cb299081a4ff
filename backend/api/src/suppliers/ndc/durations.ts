import { offsetOfLocal } from '../../lib/offsetAt';
import { writeDuration } from '../air/toItinerary';
import type { WirePlace, WireSegment } from './wire';

type Flown = Pick<WireSegment, 'origin' | 'destination' | 'departing_at' | 'arriving_at'>;

function instantAt(local: string, { time_zone: zone }: WirePlace): number {
  if (!zone) throw new Error('duration');
  return Date.parse(`${local}${offsetOfLocal(zone, local)}`);
}
/**
 * Duration from the local times and time zones of both places, for flights without a reported one. @throws Error without a
 * time zone, or when the arrival precedes the departure
 */
export function durationBetween(first: Flown, last: Flown): string {
  const begins = instantAt(first.departing_at, first.origin);
  const minutes = Math.round((instantAt(last.arriving_at, last.destination) - begins) / 60_000);
  if (!(minutes > 0)) throw new Error('duration');
  return writeDuration(minutes);
}
/**
 * Duration of a slice; undefined when the durations of its segments and connections add up without time zones. @throws Error
 */
export function sliceDuration(duration: string | null | undefined, segments: readonly Flown[]) {
  const [first, last] = [segments[0], segments.at(-1)];
  const hasOtherAirport = segments.some(
    ({ origin }, index) =>
      index > 0 && segments[index - 1]?.destination.iata_code !== origin.iata_code,
  );
  if (duration || !first || !last) return duration ?? undefined;
  return hasOtherAirport ? durationBetween(first, last) : undefined;
}
