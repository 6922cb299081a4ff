import type { PeopleCipher } from './peopleCipher';
import type { BookingDraft } from './ports';
import type { BookingRow } from './rows';

export const toDraft = (booking: BookingRow, cipher: PeopleCipher): BookingDraft => ({
  id: booking.id,
  brandId: booking.brand,
  reference: booking.code,
  total: booking.total,
  dateFrom: booking.date_from,
  dateTo: booking.date_to,
  supplier: booking.supplier,
  supplierData: booking.supplier_data,
  people: cipher.open(booking.people, booking.id),
});
