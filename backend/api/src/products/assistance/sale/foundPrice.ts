import type { ExchangeRate } from '@tiquete/contracts';
import { toPesos } from '@tiquete/domain';
import type { Database } from '../../../db/database';
import type { Log } from '../../../lib/search/log';
import { closeCase, openCase, SYSTEM } from '../../../bookings/cases';
import { isWithinTolerance } from '../../../bookings';
import type { BookingDraft, SupplierOutcome } from '../../../bookings/ports';
import { PRICE_SETTLED } from '../messages';
import type { FoundPolicy } from '../ports';

export interface FoundPriceOptions {
  db: Database;
  clock: () => Date;
  log: Log;
}
interface Sold {
  reference: string;
  booking: Pick<BookingDraft, 'id' | 'brandId' | 'supplier'>;
  /** Charged price in whole pesos, and the exchange rate of its conversion. */
  charged: number;
  rate: ExchangeRate;
}

/**
 * Handles a policy that a look-up finds at a price above the charged price and our tolerance. The outcome stays unknown,
 * because a cancellation may have failed, and a case names the price. The case closes when the supplier no longer has the
 * policy, or has it at the sold price.
 */
export const createFoundPrice =
  ({ db, clock, log }: FoundPriceOptions) =>
  async (
    found: FoundPolicy,
    { reference, booking, charged, rate }: Sold,
  ): Promise<SupplierOutcome | { kind: 'not-found' }> => {
    if (found.kind === 'unknown') return found;
    const [brand, key, at] = [booking.brandId, `POLICY_DEARER:${reference}`, clock()];
    const amount = found.kind === 'yes' ? found.amount : undefined;
    const priceNow =
      amount === undefined ? charged : toPesos({ amount, currency: rate.currency }, rate);
    if (isWithinTolerance(priceNow, charged)) {
      await db.withBrand(brand, (tx) =>
        closeCase(tx, { brand, key, at, by: SYSTEM, note: PRICE_SETTLED }),
      );
      return found;
    }
    const data = {
      supplier: booking.supplier,
      reference,
      locator: found.kind === 'yes' ? found.locator : null,
      amount: priceNow,
      ours: charged,
      theirs: `${rate.currency} ${amount}`,
    };
    log.error({ ...data, booking: booking.id }, 'a policy stands at another price');
    await db.withBrand(brand, (tx) =>
      openCase(tx, { brand, kind: 'SUPPLIER_UNKNOWN', key, at, bookingId: booking.id, data }),
    );
    return { kind: 'unknown' };
  };
export type FoundPrice = ReturnType<typeof createFoundPrice>;
