import { AppError } from '../../lib/errors';
import type { Log } from '../../lib/search/log';
import { isWithinTolerance } from './price';
import type { BookingDraft, ProductModule } from '../ports';

interface Coded {
  readonly code: string;
}

/** The supplier named in a quote. @throws AppError SUPPLIER_UNAVAILABLE while it is not configured */
export function supplierOf<Supplier extends Coded>(
  suppliers: readonly Supplier[],
  code: string,
): Supplier {
  const supplier = suppliers.find((one) => one.code === code);
  if (!supplier)
    throw new AppError('SUPPLIER_UNAVAILABLE', {
      cause: new Error(`The supplier ${code} is not configured.`),
    });
  return supplier;
}

/** Lists of bookings made in these days, from every supplier with a list. */
export const listAtSuppliers =
  (
    suppliers: readonly (Coded & {
      list?(
        ...of: Parameters<NonNullable<ProductModule['listBookings']>>
      ): Promise<Omit<ListedOne, 'supplier'>[]>;
    })[],
  ): NonNullable<ProductModule['listBookings']> =>
  async (range, signal) => {
    const lists = await Promise.all(
      suppliers.map(async (supplier) =>
        ((await supplier.list?.(range, signal)) ?? []).map((one) => ({
          ...one,
          supplier: supplier.code,
        })),
      ),
    );
    return lists.flat();
  };
type ListedOne = Awaited<ReturnType<NonNullable<ProductModule['listBookings']>>>[number];

/** Maximum payment to the supplier in whole pesos: the price without the brand's mark-up. */
export const costOf = ({ total, markUp = 0 }: Pick<BookingDraft, 'total' | 'markUp'>): number =>
  total - markUp;

/**
 * True when we book at the supplier's current price in whole pesos, after `charged` was paid. We pay a small increase
 * ourselves.
 */
export function acceptsRise(
  { id }: Pick<BookingDraft, 'id'>,
  { priceNow, charged }: { priceNow: number; charged: number },
  log: Log,
): boolean {
  if (priceNow <= charged) return true;
  const isOurs = isWithinTolerance(priceNow, charged);
  log.warn({ booking: id, charged, priceNow, isOurs }, 'price rose after the payment');
  return isOurs;
}
