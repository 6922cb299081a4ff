import type { Cart } from '@tiquete/contracts';
import { AppError } from '../../../lib/errors';
import { type BookingRow, saveExtrasTotal } from '../../repository';
import type { ExtrasEngine } from '../engine';
import { unavailable } from '../../messages/extras';
import type { ExtraRow } from '../rows';
import { insertLine } from './insertLine';
import { holdChange } from './holdChange';
import { mustBeOpen } from './mustBeOpen';
import type { WantedItem } from '../ports';
import { mustBeOneAssistance, mustDiffer, priceItem } from './priceItem';
import { readCart } from './readCart';

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
    const gone = await holdChange(engine, tx, booking.brand, { take, give: dropped });
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
