import type { BookingRow } from '../../bookings/repository';
import { type OptionalsEngine, providerOf } from '../engine';
import type { OptionalOutcome } from '../ports';
import { OPTIONAL_COLUMNS, type OptionalRow } from '../rows';
import { toItem } from './book';

/** An extra that is settled with us, and what its provider says of it. */
export interface ExtraEvidence extends Pick<
  OptionalRow,
  'reference' | 'provider' | 'state' | 'locator'
> {
  found: OptionalOutcome | { kind: 'not-found' };
}
const SETTLED = ['CONFIRMED', 'CANCELLED', 'REFUSED', 'RELEASED'];
type Seen = OptionalRow & Record<string, unknown> & { updated_at: Date };

/**
 * Asks the providers about a booking's extras that were ever asked for and that nobody works on. One that changed meanwhile
 * is left out. @throws anything that a provider throws
 */
export async function askProviders(
  engine: OptionalsEngine,
  booking: BookingRow,
  signal: () => AbortSignal,
): Promise<ExtraEvidence[]> {
  const read = () =>
    engine.db.queryBrand<Seen>(
      booking.brand,
      `select ${OPTIONAL_COLUMNS}, updated_at from booking_optionals
       where brand = $1 and booking_id = $2 and state = any($3) and tried_at is not null and next_at is null`,
      [booking.brand, booking.id, SETTLED],
    );
  const asked = await Promise.all(
    (await read()).map(async (row) => ({
      row,
      found: await providerOf(engine, row.provider).lookUp(toItem(engine, row, booking), signal()),
    })),
  );
  if (asked.length === 0) return [];
  const now = new Map((await read()).map(({ id, updated_at }) => [id, updated_at.getTime()]));
  return asked.flatMap(({ row: { id, updated_at, reference, provider, state, locator }, found }) =>
    now.get(id) === updated_at.getTime() ? [{ reference, provider, state, locator, found }] : [],
  );
}
