import type { Cancellation } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { bookingPhaseOf } from './fulfilment/write';
import type { lockExtra } from './lockExtra';
import type { ExtraRow, ShownExtra } from './rows';

/** True when its provider has confirmed it and its booking has not ended. */
export const isStanding = ({
  booking,
  row,
}: NonNullable<Awaited<ReturnType<typeof lockExtra>>>): boolean =>
  row.state === 'CONFIRMED' && bookingPhaseOf(booking) === 'standing';

/** Saves a provider's changes of a locked extra. */
export async function rewriteExtra(
  tx: Tx,
  { id, brand }: Pick<ExtraRow, 'id' | 'brand'>,
  change: { at: Date; supplierData: unknown; shown: ShownExtra; cancellation: Cancellation },
): Promise<void> {
  const { at, supplierData, shown, cancellation } = change;
  await tx.query(
    'update booking_optionals set supplier_data = $3, shown = $4, cancellation = $5, updated_at = $6 where id = $1 and brand = $2',
    [id, brand, JSON.stringify(supplierData), shown, cancellation, at],
  );
}
