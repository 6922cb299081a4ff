import { openBuyer } from './openBuyer.mjs';
import { ROOMS, searchBody } from '../queries/searchBody.mjs';

const FIRST_SEARCH = 4000;
const HOTELS_PER_SEARCH = 8;

/**
 * Returns `count` tariffs of different hotels and days. Another `from` gives other tariffs, so no round finds a room sold by
 * an earlier round.
 */
export async function findOffers(url, from, count) {
  const buyer = openBuyer(url);
  const offers = [];
  for (let number = FIRST_SEARCH + from; offers.length < count; number += 1) {
    const search = searchBody(number);
    const { sessionCode, hotels } = (await buyer.post('hotels/searchs', search)).data;
    for (const { hotelCode } of hotels.slice(0, HOTELS_PER_SEARCH)) {
      const { data } = await buyer.post('hotels/details', { sessionCode, hotelCode, rooms: ROOMS });
      const [tariff] = data.rooms.flatMap(({ tariffs }) => tariffs);
      if (tariff)
        offers.push({
          sessionCode: data.sessionCode,
          hotelCode,
          productCode: tariff.productCode,
          from: search.checkin,
          to: search.checkout,
          total: tariff.total,
          policyHash: tariff.cancellation_policy_hash,
        });
    }
  }
  return offers.slice(0, count);
}
