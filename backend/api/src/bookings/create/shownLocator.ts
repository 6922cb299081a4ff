import type { BookingRow } from '../repository';

/** Returns the locator for the traveller: the provider's record locator, else the supplier's. Null: it equals our code. */
export function shownLocator({
  code,
  confirmation,
  supplier_locator,
}: Pick<BookingRow, 'code' | 'confirmation' | 'supplier_locator'>): string | null {
  const own = confirmation?.record_locator;
  if (typeof own === 'string' && own !== '') return own;
  return supplier_locator === code ? null : supplier_locator;
}
