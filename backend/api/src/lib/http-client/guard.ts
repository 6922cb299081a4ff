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

/** Failures that count against the supplier. A rejected request does not. */
const COUNTED: readonly SupplierErrorKind[] = ['timeout', 'unavailable', 'malformed', 'quota'];

export interface GuardOptions {
  name: string;
  /** Concurrent calls; the same number may wait. */
  maxConcurrent?: number;
  /** Consecutive failures after which further calls are rejected at once. */
  failuresToOpen?: number;
  /** Milliseconds after which one call tests whether the supplier works again. */
  halfOpenAfterMs?: number;
}
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Bulkhead and circuit breaker: one supplier cannot use all our sockets, and one that is down is not called. @throws
 * SupplierError `unavailable` when the call was not made
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
