import type { FastifyPluginAsync } from 'fastify';
import { bookOnce } from '../../composition/bookOnce';
import type { Lodging } from './lodging';
import { hotelSaleRoutes } from './saleRoutes';
import type { Sales } from '../../composition/sales';

/** `hotels/details` and `hotels/prebookings`: hotels meet the checkout here. */
export const hotelSalesRoutes = ({
  lodging,
  sales,
}: {
  lodging: Lodging;
  sales: Sales;
}): FastifyPluginAsync =>
  hotelSaleRoutes({
    details: lodging.details,
    prebookings: lodging.prebookings,
    book: bookOnce(sales, 'hotels/prebookings'),
  });
