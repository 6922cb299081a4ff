import type { Cart } from '@tiquete/contracts';
import { randomUUID } from 'node:crypto';
import { AppError } from '../../../lib/errors';
import { type BookingRow, saveExtrasTotal } from '../../repository';
import type { ExtrasEngine } from '../engine';
import type { WantedItem } from '../ports';
import { unavailable } from '../../messages/extras';
import { EXTRA_COLUMNS, type ExtraRow, type ShownExtra } from '../rows';
import { changeHolds } from './holdChange';
import { mustBeOpen, readCart } from './readCart';
import { mustBeOneAssistance, mustDiffer, type PricedItem, priceItem } from './priceItem';
import type { Tx } from '../../../db/database';

/**
 * Replaces the content of the cart in one transaction. Unchanged lines keep their price and place. New lines are priced from our own
 * search, and held by their provider where it can hold.
 * @throws AppError CART_VERSION with the current cart, CART_LOCKED, ALREADY_PAID, BOOKING_EXPIRED, BOOKING_REJECTED,
 *   SERVICE_UNAVAILABLE, QUANTITY_EXCEEDED, INVALID_FORMAT
 */
export function updateCart(
  engine: ExtrasEngine,
  seen: Pick<BookingRow, 'id' | 'brand'>,
  items: readonly WantedItem[],
  seenVersion: number,
): Promise<Cart> {
  const { db, clock } = engine;
  return db.withBrand(seen.brand, async (tx) => {
    const at = clock();
    const booking = await mustBeOpen(tx, seen, at);
    const { version, offers, lines, cart } = await readCart(tx, booking);
    if (version !== seenVersion) throw new AppError('CART_VERSION', { meta: { cart } });
    mustDiffer(items);
    mustBeOneAssistance(items, [...lines, ...offers]);
    const dropped = lines.filter((line) => !items.some((item) => isSame(line, item)));
    const added = items.flatMap((item, index) =>
      lines.some((line) => isSame(line, item)) ? [] : [priceItem(item, index, offers, at)],
    );
    if (dropped.length + added.length === 0) return cart;

    if (dropped.length > 0)
      await tx.query('delete from booking_optionals where brand = $1 and id = any($2)', [
        booking.brand,
        dropped.map(({ id }) => id),
      ]);
    const take = [];
    for (const [index, item] of added.entries())
      take.push(
        await insertLine(tx, booking, item, `${booking.code}-E${version + 1}-${index + 1}`, at),
      );
    const gone = await changeHolds(engine, tx, booking.brand, { take, give: dropped });
    const missing = take.find(({ reference }) => gone.includes(reference));
    if (missing) {
      const pointer = `/items/${items.findIndex(({ code }) => code === missing.code)}`;
      throw new AppError('SERVICE_UNAVAILABLE', {
        detail: unavailable(missing.shown.name),
        source: { pointer },
      });
    }
    await tx.query(
      'update optional_carts set version = version + 1 where brand = $1 and booking_id = $2',
      [booking.brand, booking.id],
    );
    const after = await readCart(tx, booking);
    await saveExtrasTotal(tx, booking, after.cart.subtotal, at);
    return after.cart;
  });
}

const isSame = (line: ExtraRow, item: WantedItem): boolean =>
  line.code === item.code &&
  line.quantity === item.quantity &&
  sameIds(line.passenger_ids, item.passenger_ids) &&
  sameIds(line.segment_ids, item.segment_ids);
const sameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** Inserts a line of the cart with today's price and terms. */
async function insertLine(
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
