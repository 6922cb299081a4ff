import {
  defaultRoom,
  type ChildDraft,
  type DepartureDates,
  type PackagePlace,
  type PackageQuery,
  type RoomDraft,
  type SearchDraft,
} from './packageQuery';

const LONGEST_NAME = 120;

/** The search without filters. Equal strings are equal journeys. */
export const tripKey = (query: PackageQuery): string =>
  new URLSearchParams(queryPairs(query)).toString();

/**
 * The search fields of an address:
 * `DestinationID=EUROPE&Destination=Europa&DateBegin=2027-03-01&DateEnd=2027-03-31&room=2-7-b1`.
 */
export function queryPairs({
  destination,
  origin,
  dates,
  rooms,
}: PackageQuery): [string, string][] {
  return [
    ...placePairs('Destination', destination),
    ...placePairs('Origin', origin),
    ...datePairs(dates),
    ...rooms.map((room): [string, string] => ['room', roomText(room)]),
  ];
}
const placePairs = (field: string, place: PackagePlace | null): [string, string][] =>
  place
    ? [
        [`${field}ID`, place.id],
        [field, place.name],
      ]
    : [];
const datePairs = (dates: DepartureDates | null): [string, string][] =>
  dates
    ? [
        ['DateBegin', dates.start],
        ['DateEnd', dates.end],
      ]
    : [];
/** A room as text. `2-7-10c-4s-b1` is two adults, children of 7, of 10 with a bed and of 4 without one, and a baby. */
function roomText({ adults, children, infants }: PackageQuery['rooms'][number]): string {
  const ages = children.map(({ age, bed }) => `${age}${bed === undefined ? '' : bedText(bed)}`);
  return [adults, ...ages, ...(infants > 0 ? [`b${infants}`] : [])].join('-');
}
const bedText = (bed: boolean) => (bed ? 'c' : 's');

/** Reads a search from an address without checking it; `checkSearch` does. */
export function parseSearch(search: string): SearchDraft {
  const params = new URLSearchParams(search);
  const [start, end] = [params.get('DateBegin'), params.get('DateEnd')];
  const rooms = params.getAll('room');
  return {
    destination: parsePlace(params, 'Destination'),
    origin: parsePlace(params, 'Origin'),
    dates: start && end ? { start, end } : null,
    rooms: rooms.length > 0 ? rooms.map(parseRoom) : [defaultRoom],
  };
}
function parsePlace(params: URLSearchParams, field: string): PackagePlace | null {
  const id = params.get(`${field}ID`) ?? '';
  if (!/^[\w-]{1,20}$/.test(id)) return null;
  return { id, name: (params.get(field) || id).slice(0, LONGEST_NAME) };
}
/** Invalid text becomes a room without adults, which `checkSearch` rejects. */
function parseRoom(text: string): RoomDraft {
  const [, adults, children = '', infants = '0'] =
    /^(\d{1,2})((?:-\d{1,2}[cs]?)*)(?:-b(\d))?$/.exec(text) ?? [];
  return {
    adults: Number(adults ?? 0),
    children: children.split('-').filter(Boolean).map(parseChild),
    infants: Number(infants),
  };
}
function parseChild(text: string): ChildDraft {
  const age = Number.parseInt(text, 10);
  return /\d$/.test(text) ? { age } : { age, bed: text.endsWith('c') };
}
