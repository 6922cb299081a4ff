import {
  type FlightPassengers,
  type FlightSearchQuery,
  MAX_FLIGHT_DAYS_AHEAD,
  MAX_SEATED,
  type SearchedSegment,
} from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { ageGroupOf, FLIGHT_PASSENGERS, lacksLaps } from '@tiquete/domain/travellers';
import { refuse } from '../../../lib/refuse';
import { dayIn, onAirportClock } from '../../../places';
import { type AirportCity, type AirportTable, kmBetween } from '../places/airportTable';
import { AppError } from '../../../lib/errors';

/** Checks the rules of a search that a schema cannot express. @throws AppError naming the field */
export function checkFlightQuery(
  query: FlightSearchQuery,
  airports: AirportTable,
  now: Date,
): void {
  checkPassengers(query.passengers);
  query.segments.forEach((segment, index) => checkPlaces(segment, `/segments/${index}`, airports));
  const origins = query.segments.map(({ originLocationCode }) => originLocationCode);
  if (query.segmentsFrom.length > 0 && query.segmentsFrom.join() !== origins.join())
    refuse('INVALID_FORMAT', '/segmentsFrom');
  checkDates(query.segments, airports, now);
}

function checkPassengers({
  adults,
  children,
  children_ages,
  seated_infants,
}: FlightPassengers): void {
  if (children_ages.length < children) refuse('CHILD_AGE_REQUIRED', '/passengers/children_ages');
  if (children_ages.length > children) refuse('INVALID_FORMAT', '/passengers/children');
  const infants = children_ages.filter(
    (age) => ageGroupOf(FLIGHT_PASSENGERS, age) === 'INFANT',
  ).length;
  if (seated_infants > infants) refuse('INVALID_FORMAT', '/passengers/seated_infants');
  const held = infants - seated_infants;
  if (adults + children - held > MAX_SEATED) refuse('MAX_SEATED_9', '/passengers');
  if (lacksLaps(adults, held)) refuse('INFANTS_EXCEED_ADULTS', '/passengers/children_ages');
}

function checkPlaces(
  { originLocationCode, destinationLocationCode }: SearchedSegment,
  pointer: string,
  airports: AirportTable,
): void {
  const [from, to] = [
    airports.cityOf(originLocationCode),
    airports.cityOf(destinationLocationCode),
  ];
  if (!from) refuse('UNKNOWN_DESTINATION', `${pointer}/originLocationCode`);
  if (!to) refuse('UNKNOWN_DESTINATION', `${pointer}/destinationLocationCode`);
  if (from.code === to.code)
    refuse('SAME_ORIGIN_DESTINATION', `${pointer}/destinationLocationCode`);
}

function checkDates(segments: readonly SearchedSegment[], airports: AirportTable, now: Date): void {
  for (const [index, segment] of segments.entries()) {
    const { originLocationCode, departureDateTimeRange } = segment;
    const { date } = departureDateTimeRange;
    const pointer = `/segments/${index}/departureDateTimeRange/date`;
    const today = todayAt(originLocationCode, airports, now);
    if (date < today) refuse('DEPARTURE_IN_PAST', pointer);
    if (date > addDays(today, MAX_FLIGHT_DAYS_AHEAD)) refuse('DATE_TOO_FAR', pointer);
    const before = segments[index - 1];
    if (before && !canFollow(segment, before, airports))
      refuse('SEGMENTS_NOT_CHRONOLOGICAL', pointer);
  }
}

/** Maximum speed of an airliner in kilometres per hour. */
const FASTEST_KMH = 1100;
const HOUR_MS = 3_600_000;
/**
 * True when a flight may depart on its day after the previous flight has landed, by the local time of both places. West over
 * the date line, that may be the previous day. For unknown places only the days are compared.
 */
function canFollow(
  { originLocationCode, departureDateTimeRange: { date } }: SearchedSegment,
  before: SearchedSegment,
  airports: AirportTable,
): boolean {
  const earlier = before.departureDateTimeRange.date;
  if (date >= earlier) return true;
  const [left, flown, next] = [
    airports.cityOf(before.originLocationCode),
    airports.cityOf(before.destinationLocationCode),
    airports.cityOf(originLocationCode),
  ];
  if (!left || !flown || !next) return false;
  const begins = instantIn(left, `${earlier}T00:00:00`);
  const ends = instantIn(next, `${date}T23:59:59`);
  return begins + (kmBetween(left.geo, flown.geo) / FASTEST_KMH) * HOUR_MS < ends;
}
const instantIn = ({ airports: [airport] }: AirportCity, local: string): number =>
  Date.parse(onAirportClock(local, airport?.code ?? ''));

/** Today's date at the place, YYYY-MM-DD; Colombia's date for an unknown place. */
export const todayAt = (code: string, airports: AirportTable, now: Date): string =>
  dayIn(airports.zoneOf(code) ?? 'America/Bogota', now);

/** Checks that both places are known and belong to different cities. @throws AppError that names the parameter */
export function checkRoute(
  route: { originLocationCode: string; destinationLocationCode: string },
  airports: AirportTable,
): void {
  const refuse = (code: 'UNKNOWN_DESTINATION' | 'SAME_ORIGIN_DESTINATION', parameter: string) =>
    new AppError(code, { source: { parameter } });
  const origin = airports.cityOf(route.originLocationCode);
  const destination = airports.cityOf(route.destinationLocationCode);
  if (!origin) throw refuse('UNKNOWN_DESTINATION', 'originLocationCode');
  if (!destination) throw refuse('UNKNOWN_DESTINATION', 'destinationLocationCode');
  if (origin === destination) throw refuse('SAME_ORIGIN_DESTINATION', 'destinationLocationCode');
}
