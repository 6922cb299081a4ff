import {
  BrokenCircuitError,
  BulkheadRejectedError,
  ConsecutiveBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
  wrap,
} from 'cockatiel';
import { errorCode } from '../errorCode';
import { SupplierError, type SupplierErrorKind } from './supplierError';

/** Failures that count against the supplier. A rejected request does not. */
const COUNTED: readonly SupplierErrorKind[] = ['timeout', 'unavailable', 'malformed', 'quota'];

export interface GuardOptions {
  /** Maximum number of concurrent calls. The same number may wait. */
  maxConcurrent?: number;
  /** Consecutive failures after which further calls are rejected at once. */
  failuresToOpen?: number;
  /** Milliseconds after which one call tests whether the supplier works again. */
  halfOpenAfterMs?: number;
}

/**
 * Bulkhead and circuit breaker: one supplier cannot use all our sockets, and one that is down is not called. `execute` throws
 * BrokenCircuitError or BulkheadRejectedError when it does not run its work.
 */
export const createGuard = ({
  maxConcurrent = 16,
  failuresToOpen = 5,
  halfOpenAfterMs = 10_000,
}: GuardOptions) =>
  wrap(
    circuitBreaker(
      handleWhen((error) => error instanceof SupplierError && COUNTED.includes(error.kind)),
      { halfOpenAfter: halfOpenAfterMs, breaker: new ConsecutiveBreaker(failuresToOpen) },
    ),
    bulkhead(maxConcurrent, maxConcurrent),
  );

/** Error codes for a connection that was never established. */
const UNCONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** True when a failed call certainly had no effect: it never left this machine, or was rejected by a rate limit. */
export function wasNotSent(error: unknown): boolean {
  if (!(error instanceof SupplierError)) return false;
  if (error.kind === 'quota') return true;
  const { cause } = error;
  const isHeldBack = cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError;
  return error.kind === 'unavailable' && (isHeldBack || UNCONNECTED.includes(errorCode(cause)));
}
