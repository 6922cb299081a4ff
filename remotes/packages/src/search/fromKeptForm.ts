import { areDepartures, type PlaceObject, type SearchSection } from '@tiquete/platform';
import type { SearchDraft } from '../model/packageQuery';
import type { KeptForm } from '../state/packageState';
import { fromSearchSection } from '../state/searchSection';

/** The form of the search before, filled from the slice where another product's form has replaced a field. `today` is YYYY-MM-DD. */
export function fromKeptForm(section: SearchSection, today: string, kept: KeptForm): SearchDraft {
  const draft = fromSearchSection(section, today);
  if (section.typeLastSearch !== 'PACKAGE') return draft;
  const isOther = (place: PlaceObject | null) => place !== null && place.kind !== 'package';
  const isOpen = kept.dates !== null && kept.dates.end >= today;
  const isReplaced = section.dates !== null && !areDepartures(section);
  return {
    ...draft,
    destination: isOther(section.destinationObject) ? kept.destination : draft.destination,
    origin: isOther(section.originObject) ? kept.origin : draft.origin,
    dates: isReplaced && isOpen ? kept.dates : draft.dates,
    rooms: section.packageJson || kept.guests.length === 0 ? draft.rooms : kept.guests,
  };
}
