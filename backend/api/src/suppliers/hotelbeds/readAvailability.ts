import type { RawBody } from '../../lib/http-client/rawBody';
import { SupplierError } from '../../lib/http-client/supplierError';
import type { Task } from '../../lib/threads/threads';
import type { SupplierHotel } from '../../products/hotels/ports';
import { type LentRates, ratesFrom } from '../lendRates';
import { parseAnswer } from '../parseAnswer';
import { createQuoteMoney } from '../quoteMoney';
import { type ReadRows, toReadRows } from '../readHotels';
import { HOTELBEDS_CODE } from './client';
import { fromHotelbedsHotel } from './mapping';
import type { Occupancy } from './occupancies';
import { availabilitySchema } from './wire';

export interface ReadAvailabilityInput {
  body: RawBody;
  occupancies: Occupancy[];
  /** Current time in milliseconds since 1970. */
  now: number;
  rates: LentRates;
}
/** Hotels of an availability answer without their content. `problem` names a field that cannot be read. */
export type ReadAvailabilityOutput = ReadRows<SupplierHotel> & { problem?: string };

/** Unpacks, parses and maps one availability answer. */
export const readAvailability: Task<ReadAvailabilityInput, ReadAvailabilityOutput> = {
  name: 'readAvailability',
  run({ body, occupancies, now, rates }) {
    const missing = new Set<string>();
    const money = createQuoteMoney(ratesFrom(rates, missing));
    try {
      const parsed = availabilitySchema.safeParse(parseAnswer(HOTELBEDS_CODE, body));
      if (!parsed.success)
        return {
          ...toReadRows([], missing),
          problem: parsed.error.issues[0]?.path.join('.') ?? '',
        };
      const at = new Date(now);
      const mapped = parsed.data.hotels.hotels.map((row) =>
        fromHotelbedsHotel(row, occupancies, at, money),
      );
      return toReadRows(mapped, missing);
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      return { ...toReadRows([], missing), problem: error.message };
    }
  },
};
