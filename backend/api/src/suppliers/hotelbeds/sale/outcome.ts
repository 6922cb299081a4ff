import { SupplierError } from '../../../lib/http/supplierError';
import type { SupplierOutcome } from '../../../modules/checkout/ports';
import { didNothing } from '../../didNothing';
import { type HotelbedsBooking, refusalSchema } from './wire';

type No = Extract<SupplierOutcome, { kind: 'no' }>;
type Reason = No['reason'];
/** Sentences of their description after which nothing was booked. "Booking confirmation error" is not among them: it names a booking. */
const PRODUCT_ERRORS: readonly [RegExp, Reason][] = [
  [/insufficient allotment|allotment exceeded|stop sales/i, 'sold-out'],
  [/price has (increased|changed)/i, 'price-changed'],
  [
    /contract is closed|office or branch not active|cannot find channel quotation|release violated/i,
    'refused',
  ],
];
/** Says that the booking may be there already. */
const DUPLICATE = /duplicat|already|clientreference|client reference/i;

/** Code without its token, and message; undefined when the vendor did not say no in its own words. */
export function refusalOf(
  error: unknown,
): { status: number; code: string; message: string } | undefined {
  const refusal = error instanceof SupplierError ? error.refusal : undefined;
  const parsed = refusalSchema.safeParse(refusal?.body);
  if (!refusal || !parsed.success) return undefined;
  const { code, message } = parsed.data.error;
  return { status: refusal.status, code: code.split('-', 1)[0] ?? '', message };
}

/** Property or subject of the vendor's sentences about a stay or a place: `Error at property stay: Check-in must be in the future.` */
const PLACE_OR_DAY = /\b(property stay|check-?in|check-?out|destination|hotel codes?|hotels)\b/i;
/** A search for a place or days that they do not sell: 400 with `INVALID_DATA` about one of them. `INVALID_REQUEST` is a fault of ours. */
export function isNotServed(error: unknown): boolean {
  const refusal = refusalOf(error);
  return (
    refusal?.status === 400 && refusal.code === 'INVALID_DATA' && PLACE_OR_DAY.test(refusal.message)
  );
}

/** Outcome of a failed `POST /bookings`: a definite no only for the vendor's listed errors and for calls that were rejected before anything was done. */
export function outcomeOfFailure(error: unknown): SupplierOutcome {
  if (didNothing(error)) return { kind: 'no', reason: 'refused' };
  const refusal = refusalOf(error);
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

/** A booking they confirmed. Another's reference in the answer is none of ours. */
export function outcomeOf(booking: HotelbedsBooking, reference: string): SupplierOutcome {
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
/** They answer references in capitals. */
export const isOurs = (
  { clientReference }: Pick<HotelbedsBooking, 'clientReference'>,
  reference: string,
): boolean => clientReference.toUpperCase() === reference.toUpperCase();
