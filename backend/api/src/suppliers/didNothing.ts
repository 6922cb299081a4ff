import { SupplierError } from '../lib/http-client/supplierError';

/** Statuses for a wrong key, missing rights, an exceeded rate limit, or a call that does not exist. */
const REFUSED_BEFORE: readonly number[] = [401, 403, 404, 429];

/**
 * True when a call certainly had no effect: the supplier rejected it before acting, or the rate limit prevented it from
 * being sent.
 */
export const didNothing = (error: unknown): boolean =>
  error instanceof SupplierError &&
  (error.refusal ? REFUSED_BEFORE.includes(error.refusal.status) : error.kind === 'quota');
