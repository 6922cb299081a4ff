import { AppError } from '../errors';
import { SupplierError } from '../http-client/supplierError';
import { UnsoldCurrency, unsoldText } from '../unsoldCurrency';
import type { Log } from './log';

/**
 * One supplier's answer within a deadline in milliseconds. @throws AppError SUPPLIER_TIMEOUT, SUPPLIER_UNAVAILABLE,
 * SUPPLIER_ERROR, EXCHANGE_RATE_MISSING; the caller's own reason when it aborted
 */
export async function withinDeadline<T>(
  deadlineMs: number,
  signal: AbortSignal,
  log: Log,
  run: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    return await run(AbortSignal.any([signal, deadline]));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnsoldCurrency)
      throw new AppError('EXCHANGE_RATE_MISSING', { detail: unsoldText([error.currency]) });
    const kind = error instanceof SupplierError ? error.kind : undefined;
    if (!kind && !deadline.aborted) throw error;
    log.warn({ err: error }, 'supplier call failed');
    if (deadline.aborted || kind === 'timeout')
      throw new AppError('SUPPLIER_TIMEOUT', { cause: error });
    throw new AppError(
      kind === 'unavailable' || kind === 'quota' ? 'SUPPLIER_UNAVAILABLE' : 'SUPPLIER_ERROR',
      { cause: error },
    );
  }
}
