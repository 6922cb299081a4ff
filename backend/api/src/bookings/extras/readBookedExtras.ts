import type { BookedOptional } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import type { BookingRow } from '../repository';
import { readLines } from './cart/readCart';
import { STATUS_LABELS } from '../messages/extras';
import { shownStatus } from './states';

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
