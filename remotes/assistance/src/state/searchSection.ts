import {
  emptyDraft,
  HOME_COUNTRY,
  toSearchBody,
  type AssistanceQuery,
  type SearchDraft,
} from '@tiquete/domain/searches/assistance';
import { tripDates, type PlaceObject, type SearchSection } from '@tiquete/platform';
import { placeNames } from '../model/placeName';

/** Fields of the shell's search section that an assistance search writes. */
export function toSearchSection({
  origin,
  destinations,
  checkin,
  checkout,
  ages,
}: AssistanceQuery): Partial<SearchSection> {
  return {
    dates: { start: checkin, end: checkout },
    destination: destinations.join(','),
    destinationObject: toPlaceObject(destinations),
    origin,
    originObject: null,
    quotas: ages,
  };
}
/** An incomplete form in the fields of the search section. Ages are stored only when all of them are filled in. */
export function toDraftSection({
  origin,
  destinations,
  dates,
  ages,
}: SearchDraft): Partial<SearchSection> {
  const known = ages.filter((age) => age !== null);
  const { start: checkin, end: checkout } = dates ?? { start: '', end: '' };
  return {
    dates,
    destination: destinations.join(','),
    destinationObject: destinations.length > 0 ? toPlaceObject(destinations) : null,
    origin,
    asisstanceJson: toSearchBody({ origin, destinations, checkin, checkout, ages: known }),
    ...(known.length === ages.length ? { quotas: known } : {}),
  };
}
/**
 * The form from the search section. Days of a hotel or flight search become the days of cover; places of other products and
 * past days are ignored. `today` is YYYY-MM-DD.
 */
export function fromSearchSection(
  section: SearchSection,
  today: string,
  country: string,
): SearchDraft {
  const { origin, destination, destinationObject, quotas, asisstanceJson } = section;
  const dates = tripDates(section);
  const isOurs = destinationObject?.kind === 'region';
  // Other products have no origin, or the code of a city.
  const known = /^[A-Z]{2}$/.test(origin) ? origin : asisstanceJson?.origin_code;
  return {
    origin: known || country || HOME_COUNTRY,
    destinations: isOurs ? (destination || destinationObject.code).split(',') : [],
    dates: dates && dates.start >= today && dates.end >= dates.start ? dates : null,
    ages: quotas.length > 0 ? quotas : emptyDraft.ages,
  };
}
function toPlaceObject(destinations: readonly string[]): PlaceObject {
  const name = placeNames(destinations);
  return { kind: 'region', code: destinations.join(','), name, label: name };
}
