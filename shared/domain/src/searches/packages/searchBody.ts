import type { PackageSearchBody } from '@tiquete/contracts';
import { PACKAGES_PER_PAGE } from '@tiquete/contracts/limits';
import { checkSearch } from './checkSearch';
import { isWholeMonth, monthOf, requestedDates } from './departureDates';
import { noFilters, type ListQuery, type PackageFilters, type PackageQuery } from './packageQuery';
import { parseSearch } from './parseSearch';
import { readFilters } from './readFilters';
import { toLines } from './rooms';

/** Body of `packages/searches` for a list, with the fields of the specification's section 7. `today` is YYYY-MM-DD. */
export function toSearchBody(
  { filters = noFilters, ...query }: ListQuery,
  today: string,
): PackageSearchBody {
  const { start, end } = requestedDates(query.dates, today);
  const month = query.dates && isWholeMonth(query.dates) ? monthOf(query.dates) : null;
  return {
    ...requestOf(query),
    DateBegin: start,
    DateEnd: end,
    ...(month ? { id_month: month.month, id_year: month.year } : {}),
    filters: toFilters(filters),
    order: filters.orderBy,
    limit: PACKAGES_PER_PAGE,
  };
}
function requestOf({ origin, destination, rooms }: PackageQuery) {
  return {
    type: 'GET_WITH_FILTER',
    Room: toLines(rooms),
    MoneyID: 2,
    Type: 'ESPECIAL',
    TypeProduct: 'ESPECIAL',
    OriginID: origin?.id ?? '',
    Origin: origin?.name ?? '',
    DestinationID: destination?.id ?? '',
    Destination: destination?.name ?? '',
    id_services: [],
    id_hotel: '',
    id_temp_hotel: '',
    Booking: '',
    ItemPackageID: '',
  } satisfies Partial<PackageSearchBody>;
}
function toFilters({ price, nights, months, regions, includes, stars }: PackageFilters) {
  return {
    ...(price ? { price: toBounds(price) } : {}),
    ...(nights ? { nights: toBounds(nights) } : {}),
    months,
    regions,
    includes,
    stars,
  };
}
const toBounds = ([min, max]: [number, number]) => ({ min, max });

/**
 * Body of the first request of the results page at an address, with the filters of its list. Null for an invalid search.
 * `today` is YYYY-MM-DD.
 */
export function firstSearch(search: string, today: string): PackageSearchBody | null {
  const checked = checkSearch(parseSearch(search), today);
  if (checked.phase === 'invalid') return null;
  return toSearchBody({ ...checked.query, filters: readFilters(search) }, today);
}
