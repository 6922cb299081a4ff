import { queryPairs, type HotelQuery } from '@tiquete/domain/searches/hotels';
import type { TariffAddress } from './model/offer';

export const RESULTS_PATH = '/searchs/hotels';
export const DETAIL_PATH = '/searchs/hotels/detail';
export const CHECKOUT_PATH = '/checkout/hotel';

/** Address of the results page, which holds the search, then the pairs of filters and order. */
export function resultsUrl(query: HotelQuery, filters: [string, string][] = []): string {
  return `${RESULTS_PATH}?${new URLSearchParams([...queryPairs(query), ...filters])}`;
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

/** Hotel code in an address; null without one. */
export function parseHotelCode(search: string): string | null {
  const code = new URLSearchParams(search).get('hotelCode') ?? '';
  return /^[\w-]{1,40}$/.test(code) ? code : null;
}
