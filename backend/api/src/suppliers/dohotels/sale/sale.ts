import type { HotelSupplier } from '../../../products/hotels/ports';
import { bookOrder, type BookParts } from './book';
import { cancelOrder, lookUpOrder } from './orders';
import { readDoDetails, recheckRate, type DoHotelsSaleParts } from './readRates';

/**
 * Polling in milliseconds: the vendor recommends about one request a second. An order that takes longer is left to `lookUp`.
 */
const [POLL_MS, FOLLOW_MS] = [1000, 45_000];

export interface SaleOptions extends DoHotelsSaleParts {
  contact: BookParts['contact'];
  pollMs: number | undefined;
  followMs: number | undefined;
}
/** The sale: hotel page, prebook and orders. The README of the adapter describes it. */
export function createDoHotelsSale(
  options: SaleOptions,
): Pick<HotelSupplier, 'details' | 'recheck' | 'book' | 'lookUp' | 'cancel'> {
  const { client, clock, exchange, contact, pollMs = POLL_MS, followMs = FOLLOW_MS } = options;
  return {
    details: (stay, signal) => readDoDetails(options, stay, signal),
    recheck: (key, stay, signal, sold) => recheckRate(options, key, stay, signal, sold),
    book: (booking, signal) =>
      bookOrder({ client, exchange, contact, pollMs, followMs }, booking, signal).catch(() => ({
        kind: 'unknown' as const,
      })),
    lookUp: (reference, signal) => lookUpOrder(client, reference, signal),
    cancel: (locator, mode, signal) => cancelOrder(client, locator, mode, clock(), signal),
  };
}
