import type { Cart } from '@tiquete/contracts';
import type { Tx } from '../../../db/database';
import {
  type BookingRow,
  lockBooking,
  PAYABLE,
  readInstalments,
  readPaymentsUnderWay,
  whyNotPayable,
} from '../../repository';
import { type CartRow, EXTRA_COLUMNS, type ExtraRow } from '../rows';
import { AppError } from '../../../lib/errors';

interface Booking {
  id: string;
  brand: string;
  total: number;
}
export const readLines = (
  tx: Tx,
  { id, brand }: Pick<Booking, 'id' | 'brand'>,
): Promise<ExtraRow[]> =>
  tx.query<ExtraRow>(
    `select ${EXTRA_COLUMNS} from booking_optionals where brand = $1 and booking_id = $2 order by created_at, reference`,
    [brand, id],
  );

/** Reads the cart with its stored offers. Its version is 0 before the first search. Extras are paid with the first instalment. */
export async function readCart(
  tx: Tx,
  booking: Booking,
): Promise<CartRow & { lines: ExtraRow[]; cart: Cart }> {
  const [row] = await tx.query<CartRow & { [column: string]: unknown }>(
    'select version, offers from optional_carts where brand = $1 and booking_id = $2',
    [booking.brand, booking.id],
  );
  const lines = await readLines(tx, booking);
  const [first] = await readInstalments(tx, booking);
  const { version, offers } = row ?? { version: 0, offers: [] };
  return { version, offers, lines, cart: toCart(lines, first?.amount ?? booking.total, version) };
}

/** Converts lines to a cart, in whole pesos. Its subtotal is the sum of the lines. */
function toCart(rows: readonly ExtraRow[], bookingTotal: number, version: number): Cart {
  const subtotal = rows.reduce((sum, { amount }) => sum + amount, 0);
  return {
    items: rows.map(
      ({ code, kind, shown, quantity, price, amount, passenger_ids, segment_ids }) => ({
        code,
        kind,
        name: shown.name,
        quantity,
        price,
        amount,
        passenger_ids,
        segment_ids,
      }),
    ),
    subtotal,
    booking_total: bookingTotal,
    grand_total: bookingTotal + subtotal,
    version,
  };
}

/** True while a booking is unpaid or its supplier places a hold: its extras can then be chosen. */
const isOpen = ({ state }: Pick<BookingRow, 'state'>): boolean =>
  PAYABLE.includes(state) || state === 'HOLDING' || state === 'HOLD_UNKNOWN';

/** True while extras can be chosen, regardless of a payment in progress. */
export const canChoose = (booking: Pick<BookingRow, 'state' | 'pay_by'>, now: Date): boolean =>
  isOpen(booking) && booking.pay_by.getTime() > now.getTime();

/**
 * Locks a booking whose extras can be chosen, and returns it. No payment can be opened for it until the transaction ends.
 * @throws AppError NOT_FOUND, ALREADY_PAID, BOOKING_EXPIRED, BOOKING_REJECTED, CART_LOCKED while a payment is open
 */
export async function mustBeOpen(
  tx: Tx,
  { id, brand }: Pick<BookingRow, 'id' | 'brand'>,
  now: Date,
): Promise<BookingRow> {
  const booking = await lockBooking(tx, { id, brand });
  if (!booking) throw new AppError('NOT_FOUND');
  if (!isOpen(booking)) throw new AppError(whyNotPayable(booking.state));
  if (!canChoose(booking, now)) throw new AppError('BOOKING_EXPIRED');
  const paying = await readPaymentsUnderWay(tx, booking);
  if (paying.length > 0) throw new AppError('CART_LOCKED');
  return booking;
}
