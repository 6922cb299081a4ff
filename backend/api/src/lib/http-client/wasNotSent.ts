import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel';
import { errorCode } from '../errorCode';
import { SupplierError } from './supplierError';

/** Error codes for a connection that was never established. */
const UNCONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Whether a failed call certainly had no effect: it never left this machine, or was rejected by a rate limit. */
export function wasNotSent(error: unknown): boolean {
  if (!(error instanceof SupplierError)) return false;
  if (error.kind === 'quota') return true;
  const { cause } = error;
  const isHeldBack = cause instanceof BrokenCircuitError || cause instanceof BulkheadRejectedError;
  return error.kind === 'unavailable' && (isHeldBack || UNCONNECTED.includes(errorCode(cause)));
}
