import type { Room } from '@tiquete/contracts';
import {
  emptyDraft,
  toSearchBody,
  type Destination,
  type HotelQuery,
  type SearchDraft,
} from '@tiquete/domain/searches/hotels';
import { tripDates, type PlaceObject, type SearchSection } from '@tiquete/platform';

/** The fields of the shell's search section that a hotel search sets. */
export function toSearchSection({
  destination,
  checkin,
  checkout,
  rooms,
}: HotelQuery): Partial<SearchSection> {
  return {
    dates: { start: checkin, end: checkout },
    destination: destination.code,
    destinationObject: toPlaceObject(destination),
    guests: rooms,
    origin: '',
  };
}
/** An incomplete form in the fields of the search section. Rooms with a missing age are not stored. */
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
    origin: '',
    hotelJson: toSearchBody({
      destination: destination ?? noDestination,
      checkin: dates?.start ?? '',
      checkout: dates?.end ?? '',
      rooms: guests,
      nationality,
    }),
    ...(guests.length === rooms.length ? { guests } : {}),
  };
}
/**
 * The form from the search section. Places of other products, past days, departure months of packages and the single day of
 * a flight are ignored. `today` is YYYY-MM-DD.
 */
export function fromSearchSection(
  section: SearchSection,
  today: string,
  country: string,
): SearchDraft {
  const { destination, destinationObject, guests, hotelJson } = section;
  const dates = tripDates(section);
  const nationality = hotelJson?.client_nationality ?? '';
  return {
    destination: destinationObject && toDestination(destination, destinationObject),
    dates: dates && dates.start >= today && dates.end > dates.start ? dates : null,
    rooms: guests.length > 0 ? guests : emptyDraft.rooms,
    nationality: /^[A-Z]{2}$/.test(nationality) ? nationality : country,
  };
}

const noDestination: Destination = { kind: 'city', code: '', name: '' };
const toPlaceObject = ({ kind, code, name }: Destination): PlaceObject => ({
  kind,
  code,
  name,
  label: name,
});
/** A section without a code of its own has that of the place object. */
function toDestination(code: string, { kind, name, ...place }: PlaceObject): Destination | null {
  return kind === 'city' || kind === 'hotel' ? { kind, code: code || place.code, name } : null;
}
