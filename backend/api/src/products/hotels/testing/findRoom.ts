import {
  hotelDetailsResponseSchema,
  type HotelDetailsResponse,
  type HotelPrebookingBody,
  type HotelSearchResponse,
  type HotelTariff,
} from '@tiquete/contracts';
import type { openBrowser } from '../../../testing/browser';
import { aPrebooking } from './prebookings';

const ROOMS = [{ adults: 2, childrens: [] }];

type Browser = Pick<ReturnType<typeof openBrowser>, 'postJson'>;

/** Request of a search for two adults in Cartagena. Days are `YYYY-MM-DD`. */
export const aCitySearch = (checkin: string, checkout: string) => ({
  canal: '1',
  checkin,
  checkout,
  rooms: ROOMS,
  destination_code: ['CTG'],
  client_nationality: 'CO',
  currency: 'COP',
  language: 'es',
  Hotel_codes: [],
});

/** Repeats a search until every supplier has answered. */
export async function searchAll(browser: Browser, search: object): Promise<HotelSearchResponse> {
  let found: HotelSearchResponse = (await browser.postJson('/api/hotels/searchs', search)).json();
  while (found.meta.suppliers.some(({ status }) => status === 'pending')) {
    const more = { ...search, sessionCode: found.data.sessionCode };
    found = (await browser.postJson('/api/hotels/searchs', more)).json();
  }
  return found;
}

/**
 * Searches hotels in Cartagena until every supplier has answered. Returns the first one, from `place` on, that has a refundable
 * tariff whose price is not checked again. Days are `YYYY-MM-DD`. @throws Error when none has such a tariff
 */
export async function findRoom(
  browser: Browser,
  stay: { checkin: string; checkout: string },
  place = 0,
) {
  const { data } = await searchAll(browser, aCitySearch(stay.checkin, stay.checkout));
  for (const hotel of data.hotels.slice(place)) {
    const body = { sessionCode: data.sessionCode, hotelCode: hotel.hotelCode, rooms: ROOMS };
    const details = hotelDetailsResponseSchema.parse(
      (await browser.postJson('/api/hotels/details', body)).json(),
    ).data;
    const tariffs = details.rooms.flatMap((room) => room.tariffs);
    const tariff = tariffs.find((one) => one.cancellation.refundable && !one.recheck_required);
    if (tariff) return { hotel, details, tariff, tariffs };
  }
  throw new Error('nothing fits');
}

/** Body of a prebooking of a tariff in an opened hotel. */
export function prebookingOf(
  { details, hotel }: { details: HotelDetailsResponse['data']; hotel: { hotelCode: string } },
  tariff: HotelTariff,
  changes: Partial<HotelPrebookingBody> = {},
) {
  const { accepts } = aPrebooking();
  return aPrebooking({
    sessionCode: details.sessionCode,
    hotelCode: hotel.hotelCode,
    productCode: tariff.productCode,
    from: details.checkin,
    to: details.checkout,
    expected_total: tariff.total,
    accepts: { ...accepts, cancellation_policy_hash: tariff.cancellation_policy_hash },
    ...changes,
  });
}
