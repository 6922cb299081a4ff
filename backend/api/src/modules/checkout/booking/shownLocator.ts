import type { BookingRow } from '../rows';

/** The locator that a traveller shows: the provider's own record locator where the confirmation has one, else the supplier's. */
export function shownLocator({
  confirmation,
  supplier_locator,
}: Pick<BookingRow, 'confirmation' | 'supplier_locator'>): string | null {
  const own = confirmation?.record_locator;
  return typeof own === 'string' && own !== '' ? own : supplier_locator;
}
