import type { FlightQuery } from '@tiquete/domain/searches/flights';
import { addDays, nightsBetween } from '@tiquete/platform';
import { MAX_FLIGHT_DAYS_AHEAD } from '@tiquete/contracts/limits';

/** Days shown on each side of the one searched. */
const AROUND = 3;

/** First and last day that an itinerary can be moved to, at most three days away. `today` is YYYY-MM-DD. */
export function daysAround(
  { segments }: FlightQuery,
  index: number,
  today: string,
): { from: string; to: string } {
  const date = segments[index]?.date ?? today;
  const earliest = segments[index - 1]?.date ?? today;
  const latest = addDays(today, MAX_FLIGHT_DAYS_AHEAD);
  const [from, to] = [addDays(date, -AROUND), addDays(date, AROUND)];
  return { from: from < earliest ? earliest : from, to: to > latest ? latest : to };
}
/**
 * The search with one itinerary on another day. Later itineraries move by as many days if the new day would pass the next
 * one.
 */
export function onOtherDay(query: FlightQuery, index: number, day: string): FlightQuery {
  const before = query.segments[index]?.date ?? day;
  const next = query.segments[index + 1]?.date;
  const shift = next !== undefined && next < day ? nightsBetween(before, day) : 0;
  const move = (date: string, nth: number) => (nth > index ? addDays(date, shift) : date);
  return {
    ...query,
    segments: query.segments.map((segment, nth) => ({
      ...segment,
      date: nth === index ? day : move(segment.date, nth),
    })),
  };
}
