import type { BookingRow } from '../rows';

/** What a traveller shows and reads aloud: the provider's own code of it where its confirmation has one, else the supplier's. */
export function shownLocator({
  confirmation,
  supplier_locator,
}: Pick<BookingRow, 'confirmation' | 'supplier_locator'>): string | null {
  const own = confirmation?.record_locator;
  return typeof own === 'string' && own !== '' ? own : supplier_locator;
}
