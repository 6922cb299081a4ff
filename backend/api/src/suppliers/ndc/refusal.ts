import * as z from 'zod';
import { SupplierError } from '../../lib/http-client/supplierError';

export const NDC_CODE = 'NDC';
const errorsSchema = z.object({
  errors: z
    .array(
      z.object({
        type: z.string(),
        code: z.string(),
        source: z.object({ pointer: z.string().default('') }).nullish(),
      }),
    )
    .min(1),
});

/** The first error in a rejection by the vendor (HTTP 4xx); undefined when the outcome is unknown. */
export function ndcRefusalOf(
  error: unknown,
): { status: number; type: string; code: string } | undefined {
  const refusal = error instanceof SupplierError ? error.refusal : undefined;
  const [first] = errorsSchema.safeParse(refusal?.body).data?.errors ?? [];
  return refusal && refusal.status >= 400 && refusal.status < 500 && first
    ? { status: refusal.status, ...first }
    : undefined;
}
const REJECTED: readonly number[] = [400, 422];
/** Pointers to the places and the day of a slice, which start within `data`. */
const PLACE_OR_DAY = /slices\/\d+\/(origin|destination|departure_date)$/;
/** Error codes for a missing field or a wrong type, which are mistakes in our request. */
const OUR_FAULTS: readonly string[] = ['validation_required', 'validation_type'];
/** True when every error of a search says that the vendor does not serve the place or the day. */
export function isNotServedByNdc(error: unknown): boolean {
  const refusal = error instanceof SupplierError ? error.refusal : undefined;
  const errors = errorsSchema.safeParse(refusal?.body).data?.errors ?? [];
  return (
    REJECTED.includes(refusal?.status ?? 0) &&
    errors.length > 0 &&
    errors.every(
      ({ type, code, source }) =>
        type === 'validation_error' &&
        !OUR_FAULTS.includes(code) &&
        PLACE_OR_DAY.test(source?.pointer ?? ''),
    )
  );
}
/** Error codes for an offer that is no longer available. */
export const NDC_GONE_CODES: readonly string[] = [
  'offer_no_longer_available',
  'offer_expired',
  'not_found',
];
export const malformedNdc = (reason: unknown): SupplierError =>
  new SupplierError(
    NDC_CODE,
    'malformed',
    reason instanceof Error ? reason : new Error(String(reason)),
  );
