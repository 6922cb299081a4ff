import type { FastifyPluginAsync } from 'fastify';
import type { Aviation } from './aviation';
import { bookOnce } from '../../composition/bookOnce';
import { createPrebookingAccess } from '../../modules/bookings/access';
import type { ProductModule } from '../../modules/checkout/ports';
import { createFlightProduct } from './sale/flightProduct';
import { createFlightSale, type FlightSale, type FlightSaleOptions } from './sale/createFlightSale';
import { flightSaleRoutes } from './sale/routes';
import type { Sales } from '../../composition/sales';
import { picturePaths as pictures } from '../../suppliers/picturePaths';

export interface FlightSellingOptions extends Pick<
  FlightSaleOptions,
  'cache' | 'db' | 'clock' | 'log'
> {
  aviation: Pick<Aviation, 'suppliers'>;
  /** Sign the list of a guest's prebookings. */
  sessionKeys: readonly [string, ...string[]];
  /** After an attempt to book, until "not found" means that it did not; milliseconds. */
  deadlines?: { settlesAfterMs?: number };
}
export interface FlightSelling {
  sale: FlightSale;
  /** Flights for the checkout; null without a supplier. */
  product: ProductModule | null;
}

export function createFlightSelling({
  aviation: { suppliers },
  cache,
  db,
  clock,
  log,
  sessionKeys,
  deadlines = {},
}: FlightSellingOptions): FlightSelling {
  return {
    sale: createFlightSale({
      suppliers,
      cache,
      db,
      clock,
      log,
      pictures,
      access: createPrebookingAccess(sessionKeys, clock),
    }),
    product:
      suppliers.length > 0
        ? createFlightProduct({ suppliers, log, settlesAfterMs: deadlines.settlesAfterMs })
        : null,
  };
}

/** `flights/prebookings` and `flights/bookings`: flights meet the checkout here. */
export const flightSalesRoutes = ({
  flightSale,
  sales,
}: {
  flightSale: FlightSale;
  sales: Sales;
}): FastifyPluginAsync =>
  flightSaleRoutes({ sale: flightSale, book: bookOnce(sales, 'flights/bookings') });
