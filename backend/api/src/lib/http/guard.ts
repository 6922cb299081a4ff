import {
  BrokenCircuitError,
  BulkheadRejectedError,
  ConsecutiveBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
  wrap,
} from 'cockatiel';
import { SupplierError, type SupplierErrorKind } from './supplierError';

/** Failures that say that the supplier is unwell; a refused request says nothing of its health. */
const COUNTED: readonly SupplierErrorKind[] = ['timeout', 'unavailable', 'malformed', 'quota'];

export interface GuardOptions {
  name: string;
  /** Calls that run at the same time; as many again wait for their turn. */
  maxConcurrent?: number;
  /** Failures in a row after which calls are refused at once. */
  failuresToOpen?: number;
  /** Milliseconds after which one call tries whether the supplier is back. */
  halfOpenAfterMs?: number;
}
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Bulkhead and circuit breaker: one supplier cannot take all our sockets, and one that is down is not called.
 * @throws SupplierError `unavailable` when the call was not made.
 */
export function createGuard({
  name,
  maxConcurrent = 16,
  failuresToOpen = 5,
  halfOpenAfterMs = 10_000,
}: GuardOptions): Guard {
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof SupplierError && COUNTED.includes(error.kind)),
    { halfOpenAfter: halfOpenAfterMs, breaker: new ConsecutiveBreaker(failuresToOpen) },
  );
  const policy = wrap(breaker, bulkhead(maxConcurrent, maxConcurrent));
  return async (work) => {
    try {
      return await policy.execute(work);
    } catch (error) {
      const notMade = error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError;
      throw notMade ? new SupplierError(name, 'unavailable', error) : error;
    }
  };
}
