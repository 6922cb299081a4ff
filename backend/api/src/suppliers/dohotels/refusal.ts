import * as z from 'zod';
import { SupplierError, type SupplierErrorKind } from '../../lib/http-client/supplierError';

export const DOHOTELS_CODE = 'DO';
/** Error words that leave the outcome unknown: the order may still be in progress. */
const UNCLEAR: readonly string[] = ['timeout', 'unknown', 'lock', 'internal_error'];

/** A rejection by the supplier. `word` is the reason as the supplier names it. */
export class DoRefusal extends SupplierError {
  readonly word: string;

  constructor(word: string) {
    super(
      DOHOTELS_CODE,
      kindOf(word),
      new Error(/^[a-z_0-9]{1,60}$/.test(word) ? word : 'unnamed'),
    );
    this.name = 'DoRefusal';
    this.word = word;
  }
}
function kindOf(word: string): SupplierErrorKind {
  if (word === 'timeout') return 'timeout';
  if (word === 'endpoint_exceeded_limit') return 'quota';
  return UNCLEAR.includes(word) ? 'unavailable' : 'rejected';
}
/** Reason of a clear rejection; undefined when the outcome is unknown. */
export const wordOf = (error: unknown): string | undefined =>
  error instanceof DoRefusal && !UNCLEAR.includes(error.word) ? error.word : undefined;

const wordSchema = z.object({ error: z.string() });
/** Reason of a clear rejection of a booking form, which may also send its error word with a 4xx. */
export function formWordOf(error: unknown): string | undefined {
  const refusal = error instanceof SupplierError ? error.refusal : undefined;
  return refusal && refusal.status < 500
    ? wordSchema.safeParse(refusal.body).data?.error
    : wordOf(error);
}

const invalidParamsSchema = z.object({
  error: z.literal('invalid_params'),
  debug: z.object({ validation_error: z.string() }),
});
const PLACE_OR_DAY = /\b(check-?in|check-?out|region_id|hids?)\b/i;
/**
 * True when a search was rejected for its place or days: 400 with `invalid_params`, whose `debug.validation_error` names one
 * of them.
 */
export function isNotServedByDo(error: unknown): boolean {
  const refusal = error instanceof SupplierError ? error.refusal : undefined;
  const body = invalidParamsSchema.safeParse(refusal?.body).data;
  return refusal?.status === 400 && PLACE_OR_DAY.test(body?.debug.validation_error ?? '');
}
