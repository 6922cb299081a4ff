import {
  MAX_CORPORATE_CODES,
  MAX_FLIGHT_DAYS_AHEAD,
  MAX_FLIGHT_SEGMENTS,
  MAX_SEATED,
  MIN_CHILD_AGE,
} from '@tiquete/contracts/limits';
import { lacksLaps } from '../../travellers/lapInfants';
import type { CheckedSearch } from '../checkedSearch';
import { addDays, isDay } from '../days';
import type { FlightDraft, FlightQuery, QuerySegment, SegmentDraft } from './flightQuery';

/** Fewest flights of a trip of several cities. */
export const MIN_CITIES = 2;

/** Message keys below `search.errors`. */
export type PlaceError = 'originMissing' | 'destinationMissing' | 'samePlace';
export type DateError =
  'dateMissing' | 'dateInvalid' | 'datePast' | 'dateTooFar' | 'dateOrder' | 'returnMissing';
export type PassengersError =
  'ageMissing' | 'tooManySeats' | 'infantsExceedAdults' | 'passengersInvalid';
export interface SegmentErrors {
  origin?: PlaceError;
  destination?: PlaceError;
  date?: DateError;
}
export interface SearchErrors {
  segments: SegmentErrors[];
  passengers?: PassengersError;
  corporateCode?: 'corporateInvalid';
}

/** Checks a search of the form or of the results URL (travel-domain 6.1). `today` is YYYY-MM-DD. */
export function checkSearch(
  draft: FlightDraft,
  today: string,
): CheckedSearch<FlightQuery, SearchErrors> {
  const wanted =
    draft.tripType === 'MULTI_CITY'
      ? draft.segments.slice(0, MAX_FLIGHT_SEGMENTS)
      : draft.segments.slice(0, 1);
  const segments = wanted.map((segment, index) =>
    checkSegment(segment, wanted[index - 1]?.date ?? today, today),
  );
  const first = segments[0] ?? { origin: 'originMissing' };
  if (draft.tripType === 'ROUND_TRIP' && !first.date)
    first.date = checkReturn(draft.returnDate, wanted[0]?.date ?? today, today);
  if (draft.tripType === 'MULTI_CITY' && wanted.length < MIN_CITIES)
    segments.push({ origin: 'originMissing' });
  const passengers = checkPassengers(draft);
  const corporateCodes = readCorporateCodes(draft.corporateCode);
  const complete = segments.every(isFine) ? toSegments(draft, wanted) : null;
  const ages = draft.ages.filter((age) => age !== null);
  if (complete && !passengers && corporateCodes) {
    const { tripType, adults, seatedInfants, cabin } = draft;
    return {
      phase: 'valid',
      query: {
        tripType,
        segments: complete,
        adults,
        ages: ages.toSorted((one, other) => other - one),
        seatedInfants,
        cabin,
        corporateCodes,
      },
    };
  }
  return {
    phase: 'invalid',
    errors: {
      segments,
      ...(passengers ? { passengers } : {}),
      ...(corporateCodes ? {} : { corporateCode: 'corporateInvalid' }),
    },
  };
}

const isFine = (errors: SegmentErrors) => !errors.origin && !errors.destination && !errors.date;

function checkSegment(
  { origin, destination, date }: SegmentDraft,
  earliest: string,
  today: string,
): SegmentErrors {
  const errors: SegmentErrors = {};
  if (!origin) errors.origin = 'originMissing';
  if (!destination) errors.destination = 'destinationMissing';
  else if (origin?.code === destination.code) errors.destination = 'samePlace';
  const dateError = checkDay(date, earliest, today);
  if (dateError) errors.date = dateError;
  return errors;
}
function checkDay(date: string | null, earliest: string, today: string): DateError | undefined {
  if (!date) return 'dateMissing';
  if (!isDay(date)) return 'dateInvalid';
  if (date < today) return 'datePast';
  if (date < earliest) return 'dateOrder';
  return date > addDays(today, MAX_FLIGHT_DAYS_AHEAD) ? 'dateTooFar' : undefined;
}
function checkReturn(date: string | null, earliest: string, today: string): DateError | undefined {
  const error = checkDay(date, earliest, today);
  return error === 'dateMissing' ? 'returnMissing' : error;
}
/** An infant sits on a lap unless a seat was requested. */
function checkPassengers({
  adults,
  ages,
  seatedInfants,
}: FlightDraft): PassengersError | undefined {
  if (!Number.isInteger(adults) || adults < 1) return 'passengersInvalid';
  if (ages.includes(null)) return 'ageMissing';
  const infants = ages.filter((age) => age !== null && age < MIN_CHILD_AGE).length;
  if (seatedInfants > infants) return 'passengersInvalid';
  const onLaps = infants - seatedInfants;
  if (adults + ages.length - onLaps > MAX_SEATED) return 'tooManySeats';
  return lacksLaps(adults, onLaps) ? 'infantsExceedAdults' : undefined;
}

function toSegments(
  { tripType, returnDate }: FlightDraft,
  wanted: readonly SegmentDraft[],
): QuerySegment[] | null {
  const segments = wanted.flatMap(({ origin, destination, date }) =>
    origin && destination && date ? [{ origin, destination, date }] : [],
  );
  const [there] = segments;
  if (segments.length !== wanted.length || !there) return null;
  if (tripType !== 'ROUND_TRIP') return segments;
  return returnDate
    ? [there, { origin: there.destination, destination: there.origin, date: returnDate }]
    : null;
}

/** Codes of corporate agreements, separated by commas or spaces, in upper case. Null if one is invalid. */
function readCorporateCodes(text: string): string[] | null {
  const codes = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((code) => code.toUpperCase());
  return codes.length <= MAX_CORPORATE_CODES &&
    codes.every((code) => /^[A-Z0-9-]{2,20}$/.test(code))
    ? [...new Set(codes)]
    : null;
}
