import * as z from 'zod';
import { SupplierError } from '../../lib/http/supplierError';

export const CODE = 'GDS';
const errorsSchema = z.object({
  errors: z
    .array(
      z.object({
        code: z.coerce.number(),
        title: z.string().default(''),
        detail: z.string().default(''),
      }),
    )
    .min(1),
});

/** The first of the vendor's own errors; undefined when it did not say no in its words. */
export function issueOf(
  error: unknown,
): { status: number; code: number; detail: string } | undefined {
  const refusal = error instanceof SupplierError ? error.refusal : undefined;
  const [issue] = errorsSchema.safeParse(refusal?.body).data?.errors ?? [];
  return refusal && issue
    ? { status: refusal.status, code: issue.code, detail: issue.detail }
    : undefined;
}
/** Not found: for an order, that it was never made or is no more. */
export const isNotFound = (error: unknown): boolean =>
  issueOf(error)?.status === 404 && issueOf(error)?.code === 1797;
/** Their code of a fare that nobody sells any more, at pricing. */
const INVALID_DATA = 4926;
const SEGMENT_SELL_FAILURE = 34651;
const NOT_APPLICABLE_FARE = 34107;
export const SERVICE_GONE = 38034;
export const GONE: readonly number[] = [INVALID_DATA, SEGMENT_SELL_FAILURE, NOT_APPLICABLE_FARE];
export const NO_UPSELL = 39397;
