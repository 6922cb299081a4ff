import {
  defaultRoom,
  type ChildDraft,
  type PackagePlace,
  type RoomDraft,
  type SearchDraft,
} from './packageQuery';

const LONGEST_NAME = 120;

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
