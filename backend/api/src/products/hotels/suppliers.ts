import { createDoHotels } from '../../suppliers/dohotels/adapter';
import { createHotelbeds } from '../../suppliers/hotelbeds/adapter';
import type { ProductContext } from '../product';

export { picturePaths as pictures } from '../../suppliers/picturePaths';

/** The vendor's own limit for prices, in milliseconds, with room for our part of the five seconds. */
const PRICES_TIMEOUT_MS = 4800;

export interface SuppliersOptions extends Pick<
  ProductContext,
  'cache' | 'clock' | 'http' | 'onDropped' | 'deadlines'
> {
  config: Pick<ProductContext['config'], 'hotelbeds'> &
    Partial<Pick<ProductContext['config'], 'dohotels'>>;
  /** Without it only pesos are sold. */
  exchange?: ProductContext['exchange'];
  /** Where answers are read; in this thread by default. */
  threads?: ProductContext['threads'];
}

/** Every supplier that has an address, in the order of trust: of a hotel that several sell, the first one's name and pictures are shown. */
export function createSuppliers({
  config: { hotelbeds, dohotels },
  cache,
  clock,
  http,
  exchange,
  threads,
  onDropped,
  deadlines: { searchMs: timeoutMs = PRICES_TIMEOUT_MS, recheckMs, bookingMs },
}: SuppliersOptions) {
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
