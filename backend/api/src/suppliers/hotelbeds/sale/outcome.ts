import { SupplierError } from '../../../lib/http-client/supplierError';
import type { SupplierOutcome } from '../../../bookings/ports';
import { didNothing } from '../../didNothing';
import { type HotelbedsBooking, refusalSchema } from './wire';

type No = Extract<SupplierOutcome, { kind: 'no' }>;
type Reason = No['reason'];
/**
 * Sentences of the vendor's errors after which no booking exists. "Booking confirmation error" is missing here, because that
 * error names a booking.
 */
const PRODUCT_ERRORS: readonly [RegExp, Reason][] = [
  [/insufficient allotment|allotment exceeded|stop sales/i, 'sold-out'],
  [/price has (increased|changed)/i, 'price-changed'],
  [
    /contract is closed|office or branch not active|cannot find channel quotation|release violated/i,
    'refused',
  ],
];
/** Matches errors that say that the booking may already exist. */
const DUPLICATE = /duplicat|already|clientreference|client reference/i;

/** Error code without its token, and the message; undefined when the failure is not a rejection by the vendor. */
export function hotelbedsRefusalOf(
  error: unknown,
): { status: number; code: string; message: string } | undefined {
  const refusal = error instanceof SupplierError ? error.refusal : undefined;
  const parsed = refusalSchema.safeParse(refusal?.body);
  if (!refusal || !parsed.success) return undefined;
  const { code, message } = parsed.data.error;
  return { status: refusal.status, code: code.split('-', 1)[0] ?? '', message };
}

/** Subjects of the vendor's errors about a stay or a place: `Error at property stay: Check-in must be in the future.` */
const PLACE_OR_DAY = /\b(property stay|check-?in|check-?out|destination|hotel codes?|hotels)\b/i;
/**
 * True when a search was rejected for its place or days: 400 with `INVALID_DATA` about one of them. `INVALID_REQUEST` is a
 * mistake in our request.
 */
export function isNotServedByHotelbeds(error: unknown): boolean {
  const refusal = hotelbedsRefusalOf(error);
  return (
    refusal?.status === 400 && refusal.code === 'INVALID_DATA' && PLACE_OR_DAY.test(refusal.message)
  );
}

/**
 * Outcome of a failed `POST /bookings`: a definite no only for the vendor's listed errors and for calls that were rejected
 * before they had any effect.
 */
export function hotelbedsFailureOutcome(error: unknown): SupplierOutcome {
  if (didNothing(error)) return { kind: 'no', reason: 'refused' };
  const refusal = hotelbedsRefusalOf(error);
  if (!refusal) return { kind: 'unknown' };
  const { status, code, message } = refusal;
  const listed = PRODUCT_ERRORS.find(([sentence]) => sentence.test(message))?.[1];
  if (
    status === 400 &&
    /^(INVALID_DATA|INVALID_REQUEST|PRODUCT_ERROR|ALLOTMENT.EXCEEDED)$/.test(code)
  ) {
    return DUPLICATE.test(message)
      ? { kind: 'unknown' }
      : { kind: 'no', reason: listed ?? 'refused' };
  }
  return code === 'PRODUCT_ERROR' && listed ? { kind: 'no', reason: listed } : { kind: 'unknown' };
}

/** Outcome of a confirmed booking. One with another reference is not ours. */
export function hotelbedsOutcome(booking: HotelbedsBooking, reference: string): SupplierOutcome {
  if (booking.status !== 'CONFIRMED' || !isOurs(booking, reference)) return { kind: 'unknown' };
  const { supplier, rooms = [] } = booking.hotel ?? {};
  const comments = rooms.flatMap((room) =>
    room.rates.flatMap(({ rateComments = '' }) => rateComments.trim() || []),
  );
  return {
    kind: 'yes',
    locator: booking.reference,
    ...(supplier && { supplierName: supplier.name }),
    details: {
      supplier_vat: supplier?.vatNumber ?? '',
      rate_comments: [...new Set(comments)].join('\n'),
    },
  };
}
/** True for a booking with our reference, which the vendor returns in capitals. */
export const isOurs = (
  { clientReference }: Pick<HotelbedsBooking, 'clientReference'>,
  reference: string,
): boolean => clientReference.toUpperCase() === reference.toUpperCase();
