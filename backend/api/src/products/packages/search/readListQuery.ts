import {
  MAX_PACKAGE_DAYS_AHEAD,
  type PackageFilters,
  type PackageRoom,
  type PackageSearchQuery,
} from '@tiquete/contracts';
import { addDays, addMonths } from '@tiquete/domain';
import { refuse } from '../../../lib/refuse';
import { searchWords as words } from '../messages/search';
import { readRooms } from './readRooms';
import { readCursor } from './cursor';
import type { Criteria } from './findPackages';
import type { PageEnd } from './selectPage';

export interface Question {
  criteria: Criteria;
  filters: PackageFilters;
  after: PageEnd | undefined;
  /** Rooms to price; null with GET_ONLY, which requests only the packages. */
  rooms: PackageRoom[] | null;
}

/**
 * Reads the body of a list by the rules that a schema cannot express; `today` is YYYY-MM-DD. @throws AppError naming the field
 */
export function readQuestion(query: PackageSearchQuery, today: string): Question {
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

/** Past days are left out: a search for a month starts on its first day. */
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
