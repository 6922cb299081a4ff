import type { PackageSearchBody } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import type { PackageFilters } from './model/packageFilters';
import { requestedDates, isWholeMonth, monthOf } from './model/departureDates';
import { PACKAGES_PER_PAGE } from '@tiquete/contracts/limits';
import { noFilters, type ListQuery, type PackageQuery } from './model/packageQuery';
import { toLines } from './model/rooms';

/** Milliseconds after which a list expires. */
const LIST_TTL_MS = 30 * 60_000;

/** Body of `packages/searches` for a list, with the fields of the specification's section 7. */
export function toSearchBody({ filters = noFilters, ...query }: ListQuery): PackageSearchBody {
  const { start, end } = requestedDates(query.dates);
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

/** One page of a list. @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function searchPackages(api: ApiClient, body: PackageSearchBody, signal: AbortSignal) {
  const answer = await api.call('POST packages/searches', { body }, signal);
  return { ...answer, expires_at: new Date(Date.now() + LIST_TTL_MS).toISOString() };
}
