import type { BookingDetail } from '@tiquete/contracts';

// Two texts of the snapshot that decide the stage and the codes of the page. They are read without the snapshot's schema,
// which is too large for the page's first chunk.
type Sold = Pick<BookingDetail, 'snapshot'>;
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Time until which the airline holds the unpaid seats. Null if it holds none. */
export const holdUntilOf = ({ snapshot }: Sold): string | null => textOf(snapshot['hold_until']);
/** The airline's booking code. Null until it is known. */
export function recordLocatorOf({ snapshot: { confirmation } }: Sold): string | null {
  return confirmation && typeof confirmation === 'object' && 'record_locator' in confirmation
    ? textOf(confirmation.record_locator)
    : null;
}
