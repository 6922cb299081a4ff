import type { Room } from '@tiquete/contracts';
import { areDepartures, type PlaceObject, type SearchSection } from '@tiquete/platform';
import { toSearchBody } from '../api';
import { noFilters } from '../model/packageFilters';
import { MAX_ADULTS_PER_ROOM, MIN_CHILD_AGE } from '../model/limits';
import {
  emptyDraft,
  type PackagePlace,
  type PackageQuery,
  type RoomChoice,
  type SearchDraft,
} from '../model/packageQuery';
import { isKnown, knownRooms } from '../model/rooms';

/** The fields of the shell's search section that a package search sets. */
export function toSearchSection({
  destination,
  origin,
  dates,
  rooms,
}: PackageQuery): Partial<SearchSection> {
  return {
    dates,
    destination: destination?.id ?? '',
    destinationObject: toPlaceObject(destination),
    origin: origin?.id ?? '',
    originObject: toPlaceObject(origin),
    guests: toGuests(rooms),
  };
}
/** A form being filled, as far as the search section can hold it: people are kept once every age is chosen. */
export function toDraftSection(draft: SearchDraft): Partial<SearchSection> {
  const query = { ...draft, rooms: knownRooms(draft.rooms) };
  const { guests, ...rest } = toSearchSection(query);
  const isKnownToAll = draft.rooms.every(({ children }) => children.every(isKnown));
  return { ...rest, packageJson: toSearchBody(query), ...(isKnownToAll ? { guests } : {}) };
}
/**
 * The form as the traveller left it; places and days of another product are left out, and so are days gone by. `today` is
 * YYYY-MM-DD.
 */
export function fromSearchSection(section: SearchSection, today: string): SearchDraft {
  const { dates, destination, destinationObject, origin, originObject, guests, packageJson } =
    section;
  const isOurs = dates !== null && areDepartures(section) && dates.end >= today;
  return {
    destination: fromPlaceObject(destination, destinationObject),
    // Two letters are the country where an assistance begins, which no city is.
    origin: fromPlaceObject(/^[A-Z]{2}$/.test(origin) ? '' : origin, originObject),
    dates: isOurs ? dates : null,
    rooms: packageJson && guests.length > 0 ? guests.map(toRoom) : emptyDraft.rooms,
    filters: noFilters,
  };
}
export const toPlaceObject = (place: PackagePlace | null): PlaceObject | null =>
  place && { kind: 'package', code: place.id, name: place.name, label: place.name };
/** A section that has no code of its own, or another product's, has the place's. */
const fromPlaceObject = (code: string, place: PlaceObject | null): PackagePlace | null =>
  place?.kind === 'package' ? { id: code || place.code, name: place.name } : null;

/** Babies are children of no year. */
export const toGuests = (rooms: readonly RoomChoice[]): Room[] =>
  rooms.map(({ adults, children, infants }) => ({
    adults,
    childrens: [...children.map(({ age }) => age), ...Array<number>(infants).fill(0)],
  }));
const toRoom = ({ adults, childrens }: Room): RoomChoice => ({
  adults: Math.min(adults, MAX_ADULTS_PER_ROOM),
  children: childrens.filter((age) => age >= MIN_CHILD_AGE).map((age) => ({ age })),
  infants: childrens.filter((age) => age < MIN_CHILD_AGE).length,
});
