import { addDays, isDay } from '@tiquete/platform';
import type { MapArea } from '@tiquete/ui';
import type { Destination, HotelQuery, RoomDraft, SearchDraft } from './search/hotelQuery';
import { defaultRoom } from './search/hotelQuery';
import { DEFAULT_NATIONALITY } from './search/limits';
import { isArea } from './map/geometry/area';
import {
  MEAL_PLANS,
  noFilters,
  PROPERTY_TYPES,
  SCORES,
  orderNamed,
  type HotelFilters,
  type OrderBy,
} from './results/filters/hotelFilters';

export const RESULTS_PATH = '/searchs/hotels';
export const DETAIL_PATH = '/searchs/hotels/detail';
export const CHECKOUT_PATH = '/checkout/hotel';

/** The results page's address, which is the request: `?destination_code=CTG&destination_name=…&checkin=…&checkout=…&room=2-5-9&nationality=CO`. */
export function resultsUrl(
  query: HotelQuery,
  filters: HotelFilters | null = null,
  firstOrder: OrderBy = noFilters.orderBy,
): string {
  const pairs = filters ? filterPairs(filters, firstOrder) : [];
  return `${RESULTS_PATH}?${new URLSearchParams([...queryPairs(query), ...pairs])}`;
}
/** The page of one hotel of a result, which carries the request too. */
export function detailUrl(query: HotelQuery, hotelCode: string): string {
  return `${DETAIL_PATH}?${new URLSearchParams([...queryPairs(query), ['hotelCode', hotelCode]])}`;
}
/** The checkout of one tariff. A new session may rename the tariff; the store holds what it was. */
export function checkoutUrl(
  query: HotelQuery,
  chosen: { hotelCode: string; productCode: string; sessionCode: string },
): string {
  const { hotelCode, productCode, sessionCode } = chosen;
  return `${CHECKOUT_PATH}?${new URLSearchParams([...queryPairs(query), ['hotelCode', hotelCode], ['productCode', productCode], ['sessionCode', sessionCode]])}`;
}
/** The request alone, without filters: equal strings are equal searches. */
export function queryKey(query: HotelQuery): string {
  return new URLSearchParams(queryPairs(query)).toString();
}

function queryPairs({
  destination,
  checkin,
  checkout,
  rooms,
  nationality,
}: HotelQuery): [string, string][] {
  return [
    [destination.kind === 'hotel' ? 'hotel_code' : 'destination_code', destination.code],
    ['destination_name', destination.name],
    ['checkin', checkin],
    ['checkout', checkout],
    ...rooms.map((room): [string, string] => ['room', [room.adults, ...room.childrens].join('-')]),
    ['nationality', nationality],
  ];
}
function filterPairs(filters: HotelFilters, firstOrder: OrderBy): [string, string][] {
  const pairs: [string, string][] = [];
  if (filters.price) pairs.push(['price', filters.price.join('-')]);
  if (filters.name) pairs.push(['name', filters.name]);
  for (const star of filters.star) pairs.push(['star', String(star)]);
  for (const plan of filters.mealPlan) pairs.push(['mealPlan', plan]);
  if (filters.freeCancellation) pairs.push(['free_cancellation', '1']);
  if (filters.score !== null) pairs.push(['score', String(filters.score)]);
  for (const name of filters.service) pairs.push(['service', name]);
  for (const type of filters.type) pairs.push(['type', type]);
  if (filters.allPaid) pairs.push(['all_paid', '1']);
  for (const zone of filters.zone) pairs.push(['zone', zone]);
  if (filters.favourites) pairs.push(['favourites', '1']);
  if (filters.area) pairs.push(['area', filters.area.join(',')]);
  if (filters.map) pairs.push(['map', '1']);
  if (filters.orderBy !== firstOrder) pairs.push(['orderBy', filters.orderBy]);
  return pairs;
}

/** Reads a search from an address, as far as it can be read; `checkSearch` says whether it is a request. `kept` stands for the departure and the travellers that it does not name. */
export function parseSearch(search: string, kept = { pax: 1, nights: 0 }): SearchDraft {
  const params = new URLSearchParams(search);
  const start = params.get('checkin') ?? '';
  const isOpen = kept.nights > 0 && isDay(start);
  const end = params.get('checkout') ?? (isOpen ? addDays(start, kept.nights) : '');
  const rooms = params.getAll('room');
  return {
    destination: parseDestination(params),
    dates: start && end ? { start, end } : null,
    rooms: rooms.length > 0 ? rooms.map(parseRoom) : [{ ...defaultRoom, adults: kept.pax }],
    nationality: params.get('nationality') ?? DEFAULT_NATIONALITY,
  };
}
function parseDestination(params: URLSearchParams): Destination | null {
  const hotel = params.get('hotel_code');
  const code = hotel ?? params.get('destination_code');
  if (!code || !/^[\w-]{1,20}$/.test(code)) return null;
  return {
    kind: hotel ? 'hotel' : 'city',
    code,
    name: (params.get('destination_name') || code).slice(0, 120),
  };
}
/** Text that is no room becomes a room that no check accepts. */
function parseRoom(text: string): RoomDraft {
  const [adults = 0, ...childrens] = /^\d{1,2}(-\d{1,2})*$/.test(text)
    ? text.split('-').map(Number)
    : [];
  return { adults, childrens };
}

/** The hotel that an address names; null when it names none. */
export function parseHotelCode(search: string): string | null {
  const code = new URLSearchParams(search).get('hotelCode') ?? '';
  return /^[\w-]{1,40}$/.test(code) ? code : null;
}

/** Filters that cannot be read are left out: a damaged link still shows its hotels. `firstOrder` is that of an address that names none. */
export function parseFilters(
  search: string,
  firstOrder: OrderBy = noFilters.orderBy,
): HotelFilters {
  const params = new URLSearchParams(search);
  return {
    price: parsePrice(params.get('price')),
    name: (params.get('name') ?? '').slice(0, 80),
    star: unique(params.getAll('star').map((star) => Math.floor(Number(star)))).filter(
      (star) => star > 0 && star <= 5,
    ),
    mealPlan: MEAL_PLANS.filter((plan) => params.getAll('mealPlan').includes(plan)),
    freeCancellation: params.get('free_cancellation') === '1',
    score: SCORES.find((score) => String(score) === params.get('score')) ?? null,
    service: unique(params.getAll('service').map((name) => name.slice(0, 60))).slice(0, 20),
    type: PROPERTY_TYPES.filter((type) => params.getAll('type').includes(type)),
    allPaid: params.get('all_paid') === '1',
    zone: unique(params.getAll('zone')).slice(0, 50),
    favourites: params.get('favourites') === '1',
    area: parseArea(params.get('area')),
    map: params.get('map') === '1',
    orderBy: orderNamed(params.get('orderBy')) ?? firstOrder,
  };
}
function parsePrice(text: string | null): [number, number] | null {
  const [, min, max] = /^(\d{1,12})-(\d{1,12})$/.exec(text ?? '') ?? [];
  return min && max && Number(min) <= Number(max) ? [Number(min), Number(max)] : null;
}
function parseArea(text: string | null): MapArea | null {
  const area = /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/.test(text ?? '')
    ? (text ?? '').split(',').map(Number)
    : [];
  return isArea(area) ? area : null;
}
const unique = <T>(values: T[]): T[] => [...new Set(values)];
