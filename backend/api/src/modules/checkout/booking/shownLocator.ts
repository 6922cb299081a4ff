import type { BookingRow } from '../../bookings/repository';

/** The locator that a traveller shows: the provider's own record locator where the confirmation has one, else the supplier's; null where that is our own code once more. */
export function shownLocator({
  code,
  confirmation,
  supplier_locator,
}: Pick<BookingRow, 'code' | 'confirmation' | 'supplier_locator'>): string | null {
  const own = confirmation?.record_locator;
  if (typeof own === 'string' && own !== '') return own;
  return supplier_locator === code ? null : supplier_locator;
}
