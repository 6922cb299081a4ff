import type { FlightSegmentSold, Itinerary } from '@tiquete/contracts';

/** A flight segment as a supplier reports it. */
export interface ReportedSegment extends Omit<
  FlightSegmentSold,
  'operating' | 'duration' | 'durationMinutes'
> {
  operatingCarrier: string | undefined;
  duration: string;
}
function toSegment({ operatingCarrier, duration, ...segment }: ReportedSegment): FlightSegmentSold {
  const durationMinutes = readDuration(duration);
  const isOthers = operatingCarrier !== undefined && operatingCarrier !== segment.carrierCode;
  return {
    ...segment,
    ...(isOthers && { operating: { carrierCode: operatingCarrier } }),
    duration: writeDuration(durationMinutes),
    durationMinutes,
  };
}

/**
 * Total minutes of flights and connections. Every connection is at one airport, so its two times are on the same clock.
 * @throws Error when a connection changes airport
 */
function addUp(segments: readonly FlightSegmentSold[]): number {
  return segments.reduce((sum, segment, index) => {
    const before = segments[index - 1];
    if (before && before.arrival.iataCode !== segment.departure.iataCode)
      throw new Error('duration');
    return (
      sum +
      segment.durationMinutes +
      (before ? minutesBetween(before.arrival.at, segment.departure.at) : 0)
    );
  }, 0);
}

/**
 * Converts a reported itinerary. A missing `duration` is computed from the segments. @throws Error when the duration cannot be
 * read or an arrival precedes a departure at the same place
 */
export function toItinerary(
  reported: readonly ReportedSegment[],
  duration: string | undefined,
): Itinerary {
  const segments = reported.map(toSegment);
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error('segments');
  segments.forEach(({ departure }, index) => {
    const arrival = segments[index - 1]?.arrival;
    if (arrival?.iataCode === departure.iataCode && arrival.at >= departure.at)
      throw new Error('chronology');
  });
  const durationMinutes = duration === undefined ? addUp(segments) : readDuration(duration);
  return {
    duration: writeDuration(durationMinutes),
    durationMinutes,
    departureDate: first.departure.at.slice(0, 10),
    arrivalDate: last.arrival.at.slice(0, 10),
    stops:
      segments.length - 1 + segments.reduce((sum, { numberOfStops }) => sum + numberOfStops, 0),
    segments,
  };
}

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/;

/** Parses a duration such as `PT2H10M`, `P1DT3H` or `PT26H30M` to minutes. @throws Error for any other text */
function readDuration(text: string): number {
  const [, days = '0', hours = '0', minutes = '0'] = DURATION.exec(text) ?? [];
  const total = Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
  if (total === 0) throw new Error('duration');
  return total;
}
export const writeDuration = (minutes: number): string =>
  `PT${minutes >= 60 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 > 0 ? `${minutes % 60}M` : ''}`;

/** Minutes between two local times at the same place. */
const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000);
