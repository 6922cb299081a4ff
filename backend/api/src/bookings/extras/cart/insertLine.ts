import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/database';
import type { BookingRow } from '../../repository';
import { EXTRA_COLUMNS, type ExtraRow, type ShownExtra } from '../rows';
import type { PricedItem } from './priceItem';

/** Inserts a line of the cart with today's price and terms. */
export async function insertLine(
  tx: Tx,
  booking: Pick<BookingRow, 'id' | 'brand'>,
  { code, quantity, amount, passenger_ids, segment_ids, offer }: PricedItem,
  reference: string,
  at: Date,
): Promise<ExtraRow> {
  const {
    name,
    description,
    operatorName,
    date,
    help,
    provider,
    kind,
    price,
    markUp = 0,
    supplierData,
    cancellation,
  } = offer;
  const shown: ShownExtra = { name, description, operatorName, date, help };
  const [line] = await tx.query<ExtraRow>(
    `insert into booking_optionals (id, brand, booking_id, reference, code, provider, kind, quantity, price, amount, passenger_ids,
       segment_ids, shown, supplier_data, cancellation, state, created_at, updated_at, mark_up)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'CHOSEN', $16, $16, $17)
     returning ${EXTRA_COLUMNS}`,
    [
      randomUUID(),
      booking.brand,
      booking.id,
      reference,
      code,
      provider,
      kind,
      quantity,
      price,
      amount,
      JSON.stringify(passenger_ids),
      JSON.stringify(segment_ids),
      shown,
      JSON.stringify(supplierData ?? null),
      cancellation,
      at,
      markUp * quantity,
    ],
  );
  if (!line) throw new Error('No line was written.');
  return line;
}
