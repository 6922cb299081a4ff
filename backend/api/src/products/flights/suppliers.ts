import { toFeatures } from '../../suppliers/air/terms';
import type { FlightSource } from '@tiquete/contracts';
import type { ReadSearch } from '../../suppliers/air/wire';
import { createAmadeus } from '../../suppliers/amadeus/adapter';
import { readAmadeusSearch } from '../../suppliers/amadeus/readOffers';
import { createNdc } from '../../suppliers/ndc/adapter';
import { readNdcSearch } from '../../suppliers/ndc/readOffers';
import type { ProductContext } from '../product';
import type { FlightSupplier, SupplierFlightOffer } from './ports';

export {
  createRateLender,
  type LendRates,
  type LentRates,
  ratesFrom,
} from '../../suppliers/lendRates';
export { picturePaths as pictures } from '../../suppliers/picturePaths';
export { createQuoteMoney, NO_RATES } from '../../suppliers/quoteMoney';

/** Parsers of the search answer of each supplier. */
export const flightSearchReaders: Record<FlightSource, ReadSearch> = {
  GDS: readAmadeusSearch,
  NDC: readNdcSearch,
};

export const knownFeaturesOf = (offer: SupplierFlightOffer) => toFeatures(offer, {});

export interface FlightSuppliersOptions extends Pick<
  ProductContext,
  'clock' | 'http' | 'onDropped' | 'deadlines'
> {
  config: Pick<ProductContext['config'], 'amadeus' | 'ndc'>;
  /** Exchange rates. Without them only offers in pesos are sold. */
  exchange?: ProductContext['exchange'];
}

/**
 * Creates all flight suppliers with an address, in the order of priority: of two equal offers the first supplier's is shown.
 */
export function createFlightSuppliers({
  config: { amadeus, ndc },
  clock,
  http,
  exchange,
  onDropped,
  deadlines: { searchMs: timeoutMs, recheckMs: pricingMs, bookingMs: ordersMs },
}: FlightSuppliersOptions): FlightSupplier[] {
  const common = (supplier: string) => ({
    ...http,
    timeoutMs,
    pricingMs,
    ordersMs,
    clock,
    exchange,
    onDropped: (reason: string) => onDropped(supplier, reason),
  });
  return [
    ...(amadeus.url
      ? [
          createAmadeus({
            ...common('GDS'),
            baseUrl: amadeus.url,
            clientId: amadeus.clientId,
            clientSecret: amadeus.clientSecret,
          }),
        ]
      : []),
    ...(ndc.url ? [createNdc({ ...common('NDC'), ...ndc, baseUrl: ndc.url })] : []),
  ];
}
