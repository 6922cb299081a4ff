import type { HotelSupplierCode } from '@tiquete/contracts';
import { AppError } from '../../../lib/errors';
import { withinDeadline } from '../../../lib/search/withinDeadline';
import type { Log } from '../../../lib/search/log';
import type { HotelStay, HotelSupplier, SupplierContent, SupplierRate } from '../ports';

/** A supplier, and the stay with the supplier's own code of the hotel. */
export interface Seller {
  supplier: HotelSupplier;
  stay: HotelStay;
}
/** Rates of the hotel from one supplier. */
export interface SellerAnswer {
  supplier: HotelSupplierCode;
  stay: HotelStay;
  content: SupplierContent;
  rates: SupplierRate[];
}
export interface SellersAnswer {
  /** Answers in the order of the sellers, without those that failed. */
  answers: SellerAnswer[];
  failed: { supplier: HotelSupplierCode; code: string }[];
}

/**
 * Requests one hotel from all its sellers at once. @throws AppError SOLD_OUT when no seller has a rate, or the first failure
 * if one failed
 */
export async function querySellers(
  sellers: readonly Seller[],
  deadlineMs: number,
  signal: AbortSignal,
  log: Log,
): Promise<SellersAnswer> {
  const replies = await Promise.all(
    sellers.map(async ({ supplier, stay }) => {
      try {
        return {
          supplier: supplier.code,
          stay,
          ...(await withinDeadline(deadlineMs, signal, log, (limit) =>
            supplier.details(stay, limit),
          )),
        };
      } catch (error) {
        signal.throwIfAborted();
        return { supplier: supplier.code, error };
      }
    }),
  );
  const answers = replies.flatMap((one) => ('error' in one ? [] : [one]));
  const failures = replies.flatMap((one) => ('error' in one ? [one] : []));
  if (answers.every(({ rates }) => rates.length === 0)) {
    throw (
      failures[0]?.error ??
      new AppError('SOLD_OUT', { detail: 'Este hotel ya no tiene habitaciones para estas fechas.' })
    );
  }
  return {
    answers,
    failed: failures.map(({ supplier, error }) => ({
      supplier,
      code: error instanceof AppError ? error.code : 'SUPPLIER_ERROR',
    })),
  };
}
