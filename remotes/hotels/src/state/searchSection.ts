import type { Room } from '@tiquete/contracts';
import type { PlaceObject, SearchSection } from '@tiquete/platform';
import { guestSummary } from '../search/guestSummary';
import {
  emptyDraft,
  type Destination,
  type HotelQuery,
  type SearchDraft,
} from '../search/hotelQuery';

/** What a hotel search leaves in the shell's search section. */
export function toSearchSection({
  destination,
  checkin,
  checkout,
  rooms,
  nationality,
}: HotelQuery): Partial<SearchSection> {
  return {
    dates: { start: checkin, end: checkout },
    destination: destination.code,
    destinationObject: toPlaceObject(destination),
    guests: rooms,
    quotas: guestSummary(rooms).ages,
    origin: nationality,
  };
}
/** A form being filled, as far as the search section can hold it: a room with an age still to choose is not kept. */
export function toDraftSection({
  destination,
  dates,
  rooms,
  nationality,
}: SearchDraft): Partial<SearchSection> {
  const guests = rooms.filter((room): room is Room => room.childrens.every((age) => age !== null));
  return {
    dates,
    destination: destination?.code ?? '',
    destinationObject: destination && toPlaceObject(destination),
    origin: nationality,
    ...(guests.length === rooms.length ? { guests } : {}),
  };
}
/** The form as the traveller left it; a place that another product chose and days gone by are left out. `today` is YYYY-MM-DD. */
export function fromSearchSection(
  { dates, destinationObject, guests, origin }: SearchSection,
  today: string,
): SearchDraft {
  return {
    destination: destinationObject && toDestination(destinationObject),
    dates: dates && dates.start >= today ? dates : null,
    rooms: guests.length > 0 ? guests : emptyDraft.rooms,
    nationality: /^[A-Z]{2}$/.test(origin) ? origin : emptyDraft.nationality,
  };
}

const toPlaceObject = ({ kind, code, name }: Destination): PlaceObject => ({
  kind,
  code,
  name,
  label: name,
});
function toDestination({ kind, code, name }: PlaceObject): Destination | null {
  return kind === 'city' || kind === 'hotel' ? { kind, code, name } : null;
}
