import {
  MAX_PACKAGE_DAYS_AHEAD,
  type PackageFilters,
  type PackageRoom,
  type PackageSearchQuery,
} from '@tiquete/contracts';
import { addDays, addMonths } from '@tiquete/domain';
import * as z from 'zod';
import { refuse } from '../../../lib/refuse';
import { packageSearchWords as words } from '../messages/search';
import type { Criteria } from './findPackages';
import type { PageEnd } from './selectPage';

export interface ListQuery {
  criteria: Criteria;
  filters: PackageFilters;
  after: PageEnd | undefined;
  /** Rooms to price; null with GET_ONLY, which lists packages without a total. */
  rooms: PackageRoom[] | null;
}

/**
 * Parses the body of a list, and checks the rules that a schema cannot express. `today` is YYYY-MM-DD. @throws AppError
 * naming the field
 */
export function readListQuery(query: PackageSearchQuery, today: string): ListQuery {
  const rooms = query.type === 'GET_WITH_FILTER' ? readRooms(query) : null;
  if (query.type === 'GET_WITH_FILTER' && !rooms)
    refuse('MANDATORY_DATA_MISSING', '/Room', words.roomsMissing);
  return {
    criteria: {
      ...readDays(query, today),
      today,
      places: query.DestinationID === '' ? undefined : [query.DestinationID],
      origin: query.OriginID || undefined,
    },
    filters: query.filters,
    after: readCursor(query.cursor),
    rooms,
  };
}

/** Days of the search without past ones, because a month starts on its first day. */
function readDays(
  { DateBegin, DateEnd, id_month, id_year }: PackageSearchQuery,
  today: string,
): Pick<Criteria, 'from' | 'to'> {
  if (DateEnd < DateBegin) refuse('INVALID_DATE', '/DateEnd', words.endsBeforeBegin);
  if (DateEnd < today) refuse('DEPARTURE_IN_PAST', '/DateEnd', words.isOver);
  if (DateBegin > addDays(today, MAX_PACKAGE_DAYS_AHEAD)) refuse('DATE_TOO_FAR', '/DateBegin');
  const from = DateBegin < today ? today : DateBegin;
  if (id_month === undefined && id_year === undefined) return { from, to: DateEnd };
  if (id_month === undefined) return refuse('INVALID_FORMAT', '/id_month', words.monthNeedsYear);
  if (id_year === undefined) return refuse('INVALID_FORMAT', '/id_year', words.monthNeedsYear);
  const first = `${id_year}-${String(id_month).padStart(2, '0')}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return { from: from > first ? from : first, to: DateEnd < last ? DateEnd : last };
}

/**
 * The requested rooms, under either of their names; null when there are none. @throws AppError ROOM_LINE_INVALID naming the
 * room
 */
export function readRooms({
  Room,
  Line,
}: Pick<PackageSearchQuery, 'Room' | 'Line'>): PackageRoom[] | null {
  const [rooms, name] = Room ? [Room, 'Room'] : [Line, 'Line'];
  if (!rooms) return null;
  rooms.forEach(({ room, Adult, Child }, index) => {
    const at = `/${name}/${index}`;
    if (room !== index + 1) refuse('ROOM_LINE_INVALID', `${at}/room`, words.roomNumber(index + 1));
    if (Adult.Age.length !== Adult.Quantity)
      refuse('ROOM_LINE_INVALID', `${at}/Adult/Age`, words.agesOfAdults(Adult.Quantity));
    if (Child.Age.length !== Child.Quantity)
      refuse('ROOM_LINE_INVALID', `${at}/Child/Age`, words.agesOfChildren(Child.Quantity));
    if (Child.Bed && Child.Bed.length !== Child.Quantity)
      refuse('ROOM_LINE_INVALID', `${at}/Child/Bed`, words.bedsOfChildren(Child.Quantity));
  });
  return rooms;
}

const endSchema = z.tuple([z.number(), z.string().min(1).max(40)]);

export const toCursor = ({ rank, code }: PageEnd): string =>
  Buffer.from(JSON.stringify([rank, code])).toString('base64url');

/** Item after which a page starts; undefined for the first page. @throws AppError INVALID_FORMAT */
function readCursor(cursor: string): PageEnd | undefined {
  if (cursor === '') return undefined;
  try {
    const [rank, code] = endSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { rank, code };
  } catch {
    return refuse('INVALID_FORMAT', '/cursor', words.oldPage);
  }
}
