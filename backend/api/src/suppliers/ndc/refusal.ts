import * as z from 'zod';
import { SupplierError } from '../../lib/http/supplierError';

export const CODE = 'NDC';
const errorsSchema = z.object({
  errors: z.array(z.object({ type: z.string(), code: z.string() })).min(1),
});

/** The first of their own errors with a 4xx; undefined for whatever says nothing about what happened. */
export function refusalOf(
  error: unknown,
): { status: number; type: string; code: string } | undefined {
  const refusal = error instanceof SupplierError ? error.refusal : undefined;
  const [first] = errorsSchema.safeParse(refusal?.body).data?.errors ?? [];
  return refusal && refusal.status >= 400 && refusal.status < 500 && first
    ? { status: refusal.status, ...first }
    : undefined;
}
/** Codes after which an offer cannot be had any more. */
export const GONE: readonly string[] = ['offer_no_longer_available', 'offer_expired', 'not_found'];
export const malformed = (reason: unknown): SupplierError =>
  new SupplierError(
    CODE,
    'malformed',
    reason instanceof Error ? reason : new Error(String(reason)),
  );
