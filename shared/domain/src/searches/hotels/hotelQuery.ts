import type { Room } from '@tiquete/contracts';

/** A city by its destination code or a hotel by its hotel code. `name` is the name that the traveller chose. */
export interface Destination {
  kind: 'city' | 'hotel';
  code: string;
  name: string;
}
/** Days of a stay in the hotel's time zone, YYYY-MM-DD. */
export interface StayDates {
  start: string;
  end: string;
}
/** A complete, valid search, as the results URL holds it. */
export interface HotelQuery {
  destination: Destination;
  checkin: string;
  checkout: string;
  rooms: Room[];
  /** Nationality of the guests, ISO 3166-1 alpha-2 in upper case. */
  nationality: string;
}
/** A room of the form. A child's age is null until it is chosen. */
export interface RoomDraft {
  adults: number;
  childrens: (number | null)[];
}
/** Values of the search form. */
export interface SearchDraft {
  destination: Destination | null;
  dates: StayDates | null;
  rooms: RoomDraft[];
  nationality: string;
}

export const DEFAULT_NATIONALITY = 'CO';
export const defaultRoom: RoomDraft = { adults: 1, childrens: [] };
export const emptyDraft: SearchDraft = {
  destination: null,
  dates: null,
  rooms: [defaultRoom],
  nationality: DEFAULT_NATIONALITY,
};

export function toDraft(query: HotelQuery): SearchDraft {
  return {
    destination: query.destination,
    dates: { start: query.checkin, end: query.checkout },
    rooms: query.rooms,
    nationality: query.nationality,
  };
}
