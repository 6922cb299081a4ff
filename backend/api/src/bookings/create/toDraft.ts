import type { BookingRow } from '../repository';
import type { PeopleCipher } from '../people/peopleCipher';
import type { BookingDraft } from '../ports';

export const toDraft = (booking: BookingRow, cipher: PeopleCipher): BookingDraft => ({
  id: booking.id,
  brandId: booking.brand,
  reference: booking.code,
  total: booking.total,
  markUp: booking.mark_up,
  dateFrom: booking.date_from,
  dateTo: booking.date_to,
  supplier: booking.supplier,
  supplierData: booking.supplier_data,
  people: cipher.open(booking.people, booking.id),
  held: booking.held_as,
  locator: booking.supplier_locator,
  madeAt: booking.created_at,
});

/** Returns the draft of a booking that has a locator. @throws Error when the supplier has not booked */
export function located(draft: BookingDraft): BookingDraft & { locator: string } {
  const { locator } = draft;
  if (locator === null) throw new Error(`${draft.reference} was never booked.`);
  return { ...draft, locator };
}
