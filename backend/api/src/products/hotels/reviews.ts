import type { HotelReviews } from '@tiquete/contracts';
import { whileWaiting } from '../../lib/async/whileWaiting';
import { AppError } from '../../lib/errors';
import type { Log } from '../../lib/search/log';
import type { Destinations, HotelSupplier } from './ports';

/** Timeout in milliseconds. */
const DEADLINE_MS = 8000;
const NOTHING: HotelReviews = { score: null, categories: [], comments: [] };

export interface ReviewsOptions {
  /** Suppliers in the order of priority. */
  suppliers: readonly HotelSupplier[];
  destinations: Pick<Destinations, 'codesOfProperties'>;
  log: Log;
  deadlineMs?: number;
}
export type HotelReviewsService = ReturnType<typeof createHotelReviews>;

export function createHotelReviews({
  suppliers,
  destinations,
  log,
  deadlineMs = DEADLINE_MS,
}: ReviewsOptions) {
  return {
    /**
     * Reviews of the property from its first supplier that has any. `hotelCode` may be any supplier's. @throws AppError
     * SUPPLIER_UNAVAILABLE when no supplier has reviews and one failed
     */
    async reviews(hotelCode: string, signal?: AbortSignal): Promise<HotelReviews> {
      const deadline = AbortSignal.timeout(deadlineMs);
      const whole = signal ? AbortSignal.any([signal, deadline]) : deadline;
      const codes = destinations.codesOfProperties([hotelCode]);
      let hasFailed = false;
      for (const supplier of suppliers) {
        if (!supplier.reviews) continue;
        for (const code of codes) {
          try {
            const found = await whileWaiting(supplier.reviews(code, whole), whole);
            if (found) return found;
          } catch (error) {
            signal?.throwIfAborted();
            hasFailed = true;
            log.warn({ supplier: supplier.code, err: error }, 'reviews are missing');
          }
        }
      }
      if (hasFailed) throw new AppError('SUPPLIER_UNAVAILABLE');
      return NOTHING;
    },
  };
}
