import { CABINS, TRIP_TYPES } from '@tiquete/contracts/constants';
import { MAX_CHILD_AGE, MAX_FLIGHT_SEGMENTS, MAX_SEATED } from '@tiquete/contracts/limits';
import type {
  FlightDraft,
  FlightPlaceChoice,
  FlightQuery,
  SegmentDraft,
} from './model/flightQuery';
import { emptyDraft } from './model/flightQuery';

export const HOME_PATH = '/flights';
export const RESULTS_PATH = '/searchs/flights';
export const CHECKOUT_PATH = '/checkout/flight';
export const CONFIRMATION_PATH = '/checkout/flight/confirmation';

/**
 * Address of the results page, which holds the search:
 * `?tripType=ROUND_TRIP&segments=BOG-MDE-2027-01-10_MDE-BOG-2027-01-17&place=BOG:Bogotá&adults=1`. `more` has parameters of
 * the page itself.
 */
export function resultsUrl(query: FlightQuery, more: [string, string][] = []): string {
  return `${RESULTS_PATH}?${new URLSearchParams([...queryPairs(query), ...more])}`;
}
/** Address of the checkout of one offer. It holds the search too, which finds the offer again after its session expired. */
export function checkoutUrl(
  query: FlightQuery,
  chosen: { sessionCode: string; offerId: string },
): string {
  return `${CHECKOUT_PATH}?${new URLSearchParams([...queryPairs(query), ['sessionCode', chosen.sessionCode], ['offerId', chosen.offerId]])}`;
}
export function confirmationUrl(bookingId: string, reference?: string): string {
  return `${CONFIRMATION_PATH}?${new URLSearchParams([['booking', bookingId], ...(reference ? [['payment', reference]] : [])])}`;
}
/** The search without other parameters. Equal strings are equal searches. */
export function queryKey(query: FlightQuery): string {
  return new URLSearchParams(queryPairs(query)).toString();
}

function queryPairs({
  tripType,
  segments,
  adults,
  ages,
  seatedInfants,
  cabin,
  corporateCodes,
}: FlightQuery): [string, string][] {
  const places = new Map(
    segments
      .flatMap(({ origin, destination }) => [origin, destination])
      .map((place) => [place.code, place]),
  );
  const pairs: [string, string][] = [
    ['tripType', tripType],
    [
      'segments',
      segments
        .map(({ origin, destination, date }) => `${origin.code}-${destination.code}-${date}`)
        .join('_'),
    ],
    ...[...places.values()].map(({ kind, code, name }): [string, string] => [
      'place',
      `${kind === 'city' ? '' : '*'}${code}:${name}`,
    ]),
    ['adults', String(adults)],
  ];
  if (ages.length > 0) pairs.push(['ages', ages.join(',')]);
  if (seatedInfants > 0) pairs.push(['seated', String(seatedInfants)]);
  if (cabin !== 'ALL') pairs.push(['cabin', cabin]);
  if (corporateCodes.length > 0) pairs.push(['corporate', corporateCodes.join(',')]);
  return pairs;
}

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

/** The offer in a checkout's address; null without one. */
export function parseChosen(search: string): { sessionCode: string; offerId: string } | null {
  const params = new URLSearchParams(search);
  const [sessionCode, offerId] = [params.get('sessionCode') ?? '', params.get('offerId') ?? ''];
  return /^[\w-]{8,64}$/.test(sessionCode) && /^[\w.-]{1,80}$/.test(offerId)
    ? { sessionCode, offerId }
    : null;
}
