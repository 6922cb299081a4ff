import type { FastifyPluginAsync } from 'fastify';
import type { Lodging } from './lodging';
import { hashBody } from './modules/checkout/hashBody';
import { readIdempotencyKey } from './modules/checkout/readIdempotencyKey';
import { hotelSaleRoutes } from './modules/hotels/saleRoutes';
import type { Sales } from './sales';

/** `hotels/details` and `hotels/prebookings`: hotels meet the checkout here. */
export const hotelSalesRoutes = ({ lodging, sales: { checkout, access } }: { lodging: Lodging; sales: Sales }): FastifyPluginAsync => hotelSaleRoutes({
  details: lodging.details,
  prebookings: lodging.prebookings,
  async book(request, reply, prepare) {
    const userId = request.session?.user.id ?? null;
    const call = { brandId: request.brand.id, userId, route: 'hotels/prebookings', key: readIdempotencyKey(request), bodyHash: hashBody(request.body) };
    const { bookingId, answer } = await checkout.createBooking(call, prepare, { maySee: (booking) => access.isAllowed(request, booking) });
    access.grant(request, reply, bookingId);
    return answer;
  },
});
