import type { HotelSupplierCode, SupplierReport } from '@tiquete/contracts';
import { SupplierError } from '../../lib/http/supplierError';
import type { HotelQuery, HotelSupplier, Log, SupplierHotel } from './ports';

export interface SupplierAnswer {
  code: HotelSupplierCode;
  report: SupplierReport;
  hotels: SupplierHotel[];
}

/**
 * One supplier's part of a search: its hotels, or a report of why there are none.
 * A supplier that does not heed its signal is left behind when the time is over. @throws only the caller's own reason.
 */
export async function askSupplier(supplier: HotelSupplier, query: HotelQuery, timeoutMs: number, signal: AbortSignal, log: Log): Promise<SupplierAnswer> {
  const started = performance.now();
  const deadline = AbortSignal.timeout(timeoutMs);
  const report = (status: SupplierReport['status'], hotels: SupplierHotel[] = []): SupplierAnswer => ({
    code: supplier.code,
    hotels,
    report: { code: supplier.code, status, ms: Math.round(performance.now() - started), hotels: hotels.length },
  });
  try {
    const limit = AbortSignal.any([deadline, signal]);
    return report('ok', await Promise.race([supplier.search(query, limit), rejection(limit)]));
  } catch (error) {
    signal.throwIfAborted();
    const isLate = deadline.aborted || (error instanceof SupplierError && error.kind === 'timeout');
    const isForeseen = isLate || error instanceof SupplierError;
    log[isForeseen ? 'warn' : 'error']({ supplier: supplier.code, err: error }, 'supplier search failed');
    return report(isLate ? 'timeout' : 'error');
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
  });
}
