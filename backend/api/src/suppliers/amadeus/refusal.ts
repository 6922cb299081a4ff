import * as z from 'zod';
import { SupplierError } from '../../lib/http-client/supplierError';

export const AMADEUS_CODE = 'GDS';
const errorsSchema = z.object({
  errors: z
    .array(
      z.object({
        code: z.coerce.number(),
        title: z.string().default(''),
        detail: z.string().default(''),
        source: z
          .object({ pointer: z.string().default(''), parameter: z.string().default('') })
          .default({ pointer: '', parameter: '' }),
      }),
    )
    .min(1),
});

/** The first of the vendor's own errors; undefined when the failure is not a rejection by the vendor. */
export function issueOf(
  error: unknown,
): { status: number; code: number; detail: string } | undefined {
  const refusal = error instanceof SupplierError ? error.refusal : undefined;
  const [issue] = errorsSchema.safeParse(refusal?.body).data?.errors ?? [];
  return refusal && issue
    ? { status: refusal.status, code: issue.code, detail: issue.detail }
    : undefined;
}
const BAD_REQUEST = 400;
/** Error code for an invalid date: in the past, or too far ahead. */
const INVALID_DATE = 425;
/** Error codes for invalid data and for "not found". They concern the query when the error points to a place or a day. */
const INVALID_VALUE: readonly number[] = [4926, 1797];
const PLACE_OR_DAY = /LocationCode|departureDate|returnDate|DateTimeRange|\b(origin|destination)\b/;
/**
 * True when every error of a search says that the vendor does not serve the place or the day. Errors of format and missing
 * fields are mistakes in our request.
 */
export function isNotServedByAmadeus(error: unknown): boolean {
  const refusal = error instanceof SupplierError ? error.refusal : undefined;
  const issues = errorsSchema.safeParse(refusal?.body).data?.errors ?? [];
  return (
    refusal?.status === BAD_REQUEST &&
    issues.length > 0 &&
    issues.every(
      ({ code, source: { pointer, parameter } }) =>
        code === INVALID_DATE ||
        (INVALID_VALUE.includes(code) && PLACE_OR_DAY.test(`${pointer} ${parameter}`)),
    )
  );
}
/** True for "not found": the order was never made or no longer exists. */
export const isNotFound = (error: unknown): boolean =>
  issueOf(error)?.status === 404 && issueOf(error)?.code === 1797;
/** Error code for a fare that is no longer sold, in answers to pricing. */
const INVALID_DATA = 4926;
const SEGMENT_SELL_FAILURE = 34651;
const NOT_APPLICABLE_FARE = 34107;
export const SERVICE_GONE = 38034;
export const AMADEUS_GONE_CODES: readonly number[] = [
  INVALID_DATA,
  SEGMENT_SELL_FAILURE,
  NOT_APPLICABLE_FARE,
];
export const NO_UPSELL = 39397;
