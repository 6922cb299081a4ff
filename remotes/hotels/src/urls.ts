import type { MapArea } from '@tiquete/ui';
import { isArea } from './model/area';
import {
  MEAL_PLANS,
  noFilters,
  PROPERTY_TYPES,
  SCORES,
  orderNamed,
  type HotelFilters,
  type OrderBy,
} from './model/hotelFilters';
import type { TariffAddress } from './model/offer';
import type { HotelQuery } from './model/hotelQuery';
import { queryPairs } from './model/queryAddress';

export const RESULTS_PATH = '/searchs/hotels';
export const DETAIL_PATH = '/searchs/hotels/detail';
export const CHECKOUT_PATH = '/checkout/hotel';

/** Address of the results page, which holds the search, then filters and order. */
export function resultsUrl(
  query: HotelQuery,
  filters: HotelFilters | null = null,
  firstOrder: OrderBy = noFilters.orderBy,
): string {
  const pairs = filters ? filterPairs(filters, firstOrder) : [];
  return `${RESULTS_PATH}?${new URLSearchParams([...queryPairs(query), ...pairs])}`;
}
/** Address of a hotel's page, with the search. */
export function detailUrl(query: HotelQuery, hotelCode: string): string {
  return `${DETAIL_PATH}?${new URLSearchParams([...queryPairs(query), ['hotelCode', hotelCode]])}`;
}
/** Address of the checkout of a tariff. The slice stores the chosen tariff, because a new session can change its code. */
export function checkoutUrl(
  query: HotelQuery,
  { hotelCode, productCode, sessionCode }: TariffAddress,
): string {
  return `${CHECKOUT_PATH}?${new URLSearchParams([...queryPairs(query), ['hotelCode', hotelCode], ['productCode', productCode], ['sessionCode', sessionCode]])}`;
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

/** Hotel code of an address; null without one. */
export function parseHotelCode(search: string): string | null {
  const code = new URLSearchParams(search).get('hotelCode') ?? '';
  return /^[\w-]{1,40}$/.test(code) ? code : null;
}

/**
 * Reads the filters of an address without invalid ones, so that a damaged link still shows hotels. `firstOrder` is the order
 * for an address without one.
 */
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
