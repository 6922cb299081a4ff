import { SupplierError } from '../lib/http/supplierError';

/** Our key, our rights or our share of calls were refused, or there is no such call. */
const REFUSED_BEFORE: readonly number[] = [401, 403, 404, 429];

/** A call with an effect that certainly had none: it was refused before anything was done, or was never sent for want of a turn. */
export const didNothing = (error: unknown): boolean =>
  error instanceof SupplierError &&
  (error.refusal ? REFUSED_BEFORE.includes(error.refusal.status) : error.kind === 'quota');
