import { createDoHotels } from '../../suppliers/dohotels/adapter';
import { createHotelbeds } from '../../suppliers/hotelbeds/adapter';
import type { ProductContext } from '../product';

export { picturePaths as pictures } from '../../suppliers/picturePaths';

/** Timeout in milliseconds, below the vendor's own limit of five seconds for prices, which leaves time for our own code. */
const PRICES_TIMEOUT_MS = 4800;

export interface HotelSuppliersOptions extends Pick<
  ProductContext,
  'cache' | 'clock' | 'http' | 'onDropped' | 'deadlines'
> {
  config: Pick<ProductContext['config'], 'hotelbeds'> &
    Partial<Pick<ProductContext['config'], 'dohotels'>>;
  /** Exchange rates. Without them only offers in pesos are sold. */
  exchange?: ProductContext['exchange'];
  /** Threads that parse answers. Without them the current thread does. */
  threads?: ProductContext['threads'];
}

/**
 * Creates all hotel suppliers with an address, in the order of priority: a hotel of several suppliers has the first one's
 * name and pictures.
 */
export function createHotelSuppliers({
  config: { hotelbeds, dohotels },
  cache,
  clock,
  http,
  exchange,
  threads,
  onDropped,
  deadlines: { searchMs: timeoutMs = PRICES_TIMEOUT_MS, recheckMs, bookingMs },
}: HotelSuppliersOptions) {
  const common = (supplier: string) => ({
    ...http,
    timeoutMs,
    recheckMs,
    bookingMs,
    clock,
    cache,
    exchange,
    threads,
    onDropped: (reason: string) => onDropped(supplier, reason),
  });
  return [
    ...(hotelbeds.url
      ? [
          createHotelbeds({
            ...common('HB'),
            baseUrl: hotelbeds.url,
            apiKey: hotelbeds.apiKey,
            secret: hotelbeds.secret,
          }),
        ]
      : []),
    ...(dohotels?.url
      ? [
          createDoHotels({
            ...common('DO'),
            baseUrl: dohotels.url,
            user: dohotels.user,
            password: dohotels.password,
            contact: dohotels.contact,
          }),
        ]
      : []),
  ];
}
