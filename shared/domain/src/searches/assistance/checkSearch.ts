import { REGIONS } from '@tiquete/contracts/constants';
import {
  MAX_AGE,
  MAX_ASSISTANCE_DAYS,
  MAX_ASSISTANCE_DAYS_AHEAD,
  MAX_ASSISTANCE_DESTINATIONS,
  MAX_ASSISTANCE_TRAVELERS,
} from '@tiquete/contracts/limits';
import type { CheckedSearch } from '../checkedSearch';
import { addDays, isDay, nightsBetween } from '../days';
import type { AssistanceQuery, CoverDates, SearchDraft } from './assistanceQuery';

/** Message keys below `search.errors`. */
export interface SearchErrors {
  origin?: 'originMissing';
  destinations?: 'destinationMissing' | 'destinationsTooMany';
  dates?:
    'datesMissing' | 'datesInvalid' | 'datesPast' | 'datesOrder' | 'datesTooLong' | 'datesTooFar';
  ages?: 'agesInvalid' | 'ageMissing';
}

/** Days of cover, the first and the last included. */
export const coverDays = ({ start, end }: CoverDates): number => nightsBetween(start, end) + 1;

/** Checks a search of the form or of the results URL. `today` is YYYY-MM-DD. */
export function checkSearch(
  { origin, destinations, dates, ages }: SearchDraft,
  today: string,
): CheckedSearch<AssistanceQuery, SearchErrors> {
  const known = ages.filter((age) => age !== null);
  const wrong = {
    origin: isCountry(origin) ? undefined : MISSING,
    destinations: checkDestinations(destinations),
    dates: checkDates(dates, today),
    ages: checkAges(ages),
  };
  if (dates && !wrong.origin && !wrong.destinations && !wrong.dates && !wrong.ages) {
    const { start: checkin, end: checkout } = dates;
    return { phase: 'valid', query: { origin, destinations, checkin, checkout, ages: known } };
  }
  const errors: SearchErrors = {};
  if (wrong.origin) errors.origin = wrong.origin;
  if (wrong.destinations) errors.destinations = wrong.destinations;
  if (wrong.dates) errors.dates = wrong.dates;
  if (wrong.ages) errors.ages = wrong.ages;
  return { phase: 'invalid', errors };
}
const MISSING: SearchErrors['origin'] = 'originMissing';
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code);
const isPlace = (code: string) => isCountry(code) || REGIONS.some((region) => region === code);

function checkDestinations(codes: readonly string[]): SearchErrors['destinations'] {
  if (codes.length === 0 || !codes.every(isPlace)) return 'destinationMissing';
  return codes.length > MAX_ASSISTANCE_DESTINATIONS ? 'destinationsTooMany' : undefined;
}
function checkDates(dates: CoverDates | null, today: string): SearchErrors['dates'] {
  if (!dates) return 'datesMissing';
  if (!isDay(dates.start) || !isDay(dates.end)) return 'datesInvalid';
  if (dates.start < today) return 'datesPast';
  if (dates.end < dates.start) return 'datesOrder';
  if (coverDays(dates) > MAX_ASSISTANCE_DAYS) return 'datesTooLong';
  return dates.start > addDays(today, MAX_ASSISTANCE_DAYS_AHEAD) ? 'datesTooFar' : undefined;
}
function checkAges(ages: readonly (number | null)[]): SearchErrors['ages'] {
  if (ages.length < 1 || ages.length > MAX_ASSISTANCE_TRAVELERS) return 'agesInvalid';
  if (ages.includes(null)) return 'ageMissing';
  return ages.every(isAge) ? undefined : 'agesInvalid';
}
const isAge = (age: number | null) =>
  age !== null && Number.isInteger(age) && age >= 0 && age <= MAX_AGE;
