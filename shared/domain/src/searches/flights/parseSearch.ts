import { CABINS, TRIP_TYPES } from '@tiquete/contracts/constants';
import { MAX_CHILD_AGE, MAX_FLIGHT_SEGMENTS, MAX_SEATED } from '@tiquete/contracts/limits';
import {
  emptyDraft,
  type FlightDraft,
  type FlightPlaceChoice,
  type SegmentDraft,
} from './flightQuery';

/** Reads the valid parts of a search; `checkSearch` then checks that it is complete. */
export function parseSearch(search: string): FlightDraft {
  const params = new URLSearchParams(search);
  const places = new Map(
    params
      .getAll('place')
      .flatMap(parsePlace)
      .map((place) => [place.code, place]),
  );
  const segments = (params.get('segments') ?? '')
    .split('_')
    .slice(0, MAX_FLIGHT_SEGMENTS)
    .map((text) => parseSegment(text, places));
  const tripType =
    TRIP_TYPES.find((type) => type === params.get('tripType')) ?? emptyDraft.tripType;
  const isRoundTrip = tripType === 'ROUND_TRIP';
  return {
    tripType,
    segments: tripType === 'MULTI_CITY' ? segments : segments.slice(0, 1),
    returnDate: isRoundTrip ? (segments[1]?.date ?? null) : null,
    adults: readCount(params.get('adults'), 1, MAX_SEATED),
    ages: (params.get('ages') ?? '')
      .split(',')
      .filter(Boolean)
      .slice(0, 2 * MAX_SEATED)
      .map((age) => readAge(age)),
    seatedInfants: readCount(params.get('seated'), 0, MAX_SEATED),
    cabin: CABINS.find((cabin) => cabin === params.get('cabin')) ?? 'ALL',
    corporateCode: (params.get('corporate') ?? '').slice(0, 120),
  };
}
function parsePlace(text: string): FlightPlaceChoice[] {
  const [, star, code, name] = /^(\*?)([A-Z]{3}):(.{1,80})$/u.exec(text) ?? [];
  return code && name ? [{ kind: star ? 'airport' : 'city', code, name }] : [];
}
function parseSegment(text: string, places: ReadonlyMap<string, FlightPlaceChoice>): SegmentDraft {
  const [, from, to, date] = /^([A-Z]{3})-([A-Z]{3})-(\d{4}-\d{2}-\d{2})$/.exec(text) ?? [];
  const placeOf = (code?: string) =>
    code ? (places.get(code) ?? { kind: 'city' as const, code, name: code }) : null;
  return { origin: placeOf(from), destination: placeOf(to), date: date ?? null };
}
const readCount = (text: string | null, least: number, most: number) =>
  Math.min(most, Math.max(least, /^\d{1,2}$/.test(text ?? '') ? Number(text) : least));
/** Null if the text is not an age. */
const readAge = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) <= MAX_CHILD_AGE ? Number(text) : null;
