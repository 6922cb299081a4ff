import type { BookedOptional, Cancellation } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { type BookingRow, isUuid, lockBooking } from '../repository';
import { EXTRA_COLUMNS, type ExtraRow, type ShownExtra, shownStatus } from './rows';
import { bookingPhaseOf } from './fulfilment/write';
import { readLines } from './cart/readCart';
import { STATUS_LABELS } from '../messages/extras';

/** Locks a booking and then one of its extras, and returns both. Undefined when there is no such extra. */
export async function lockExtra(
  tx: Tx,
  { brand, bookingId, id }: { brand: string; bookingId: string; id: string },
): Promise<{ booking: BookingRow; row: ExtraRow } | undefined> {
  const booking = await lockBooking(tx, { id: bookingId, brand });
  const [row] = isUuid(id)
    ? await tx.query<ExtraRow & Record<string, unknown>>(
        `select ${EXTRA_COLUMNS} from booking_optionals where id = $1 and brand = $2 and booking_id = $3 for update`,
        [id, brand, bookingId],
      )
    : [];
  return booking && row && { booking, row };
}

/** True when the provider has confirmed the extra and the booking has not ended. */
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

/** Reads the extras of a booking for its detail, in the order of choice. */
export async function readBookedExtras(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'brand' | 'paid_with'>,
): Promise<BookedOptional[]> {
  return (await readLines(tx, booking)).map((line) => {
    const status = shownStatus(line.state, booking);
    const locator = status === 'CONFIRMED' || status === 'CANCELLING' ? line.locator : null;
    return {
      id: line.id,
      kind: line.kind,
      name: line.shown.name,
      description: line.shown.description,
      operator_name: line.shown.operatorName,
      date: line.shown.date,
      quantity: line.quantity,
      amount: line.amount,
      refunded: line.refunded,
      status,
      status_label: STATUS_LABELS[status],
      locator,
      help: locator === null ? null : (line.shown.help ?? null),
      free_until: line.cancellation.free_until,
    };
  });
}
