import type { Room } from '@tiquete/contracts';
import { MIN_CHILD_AGE } from '@tiquete/contracts/limits';
import {
  emptyDraft,
  isKnown,
  knownRooms,
  MAX_ADULTS_PER_ROOM,
  type PackagePlace,
  type PackageQuery,
  type RoomChoice,
  type SearchDraft,
} from '@tiquete/domain/searches/packages';
import { areDepartures, type PlaceObject, type SearchSection } from '@tiquete/platform';
import { toListBody } from '../api';

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
/** An incomplete form in the fields of the search section. Travellers are stored only if every age is known. */
export function toDraftSection(draft: SearchDraft): Partial<SearchSection> {
  const query = { ...draft, rooms: knownRooms(draft.rooms) };
  const { guests, ...rest } = toSearchSection(query);
  const isKnownToAll = draft.rooms.every(({ children }) => children.every(isKnown));
  return { ...rest, packageJson: toListBody(query), ...(isKnownToAll ? { guests } : {}) };
}
/** The form from the search section. Places and days of other products and past days are ignored. `today` is YYYY-MM-DD. */
export function fromSearchSection(section: SearchSection, today: string): SearchDraft {
  const { dates, destination, destinationObject, origin, originObject, guests, packageJson } =
    section;
  const isOurs = dates !== null && areDepartures(section) && dates.end >= today;
  return {
    destination: fromPlaceObject(destination, destinationObject),
    // Two letters are a country of an assistance search, never a city.
    origin: fromPlaceObject(/^[A-Z]{2}$/.test(origin) ? '' : origin, originObject),
    dates: isOurs ? dates : null,
    rooms: packageJson && guests.length > 0 ? guests.map(toRoom) : emptyDraft.rooms,
  };
}
export const toPlaceObject = (place: PackagePlace | null): PlaceObject | null =>
  place && { kind: 'package', code: place.id, name: place.name, label: place.name };
/** If the section has no code, or one of another product, that of the place object is used. */
const fromPlaceObject = (code: string, place: PlaceObject | null): PackagePlace | null =>
  place?.kind === 'package' ? { id: code || place.code, name: place.name } : null;

/** Guests of the rooms. Babies are children of age 0. */
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
