import type { BookingRow } from '../../repository';
import { type ExtrasEngine, providerOf } from '../engine';
import type { ExtraOutcome } from '../ports';
import { EXTRA_COLUMNS, type ExtraRow } from '../rows';
import { toItem } from './book';

/** A settled extra with the answer of its provider. */
export interface ExtraEvidence extends Pick<
  ExtraRow,
  'reference' | 'provider' | 'state' | 'locator'
> {
  found: ExtraOutcome | { kind: 'not-found' };
}
const SETTLED = ['CONFIRMED', 'CANCELLED', 'REFUSED', 'RELEASED'];
type Seen = ExtraRow & Record<string, unknown> & { updated_at: Date };

/**
 * Looks up the extras of a booking that were ever requested and that no worker has leased. An extra that changed meanwhile is
 * omitted. @throws any error of a provider
 */
export async function queryProviders(
  engine: ExtrasEngine,
  booking: BookingRow,
  signal: () => AbortSignal,
): Promise<ExtraEvidence[]> {
  const read = () =>
    engine.db.queryBrand<Seen>(
      booking.brand,
      `select ${EXTRA_COLUMNS}, updated_at from booking_optionals
       where brand = $1 and booking_id = $2 and state = any($3) and tried_at is not null and next_at is null`,
      [booking.brand, booking.id, SETTLED],
    );
  const queried = await Promise.all(
    (await read()).map(async (row) => ({
      row,
      found: await providerOf(engine, row.provider).lookUp(toItem(engine, row, booking), signal()),
    })),
  );
  if (queried.length === 0) return [];
  const now = new Map((await read()).map(({ id, updated_at }) => [id, updated_at.getTime()]));
  return queried.flatMap(
    ({ row: { id, updated_at, reference, provider, state, locator }, found }) =>
      now.get(id) === updated_at.getTime() ? [{ reference, provider, state, locator, found }] : [],
  );
}
