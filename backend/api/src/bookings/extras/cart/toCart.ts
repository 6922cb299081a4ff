import type { Cart } from '@tiquete/contracts';
import type { ExtraRow } from '../rows';

/** Converts lines to a cart, in whole pesos. Its subtotal is the sum of the lines. */
export function toCart(rows: readonly ExtraRow[], bookingTotal: number, version: number): Cart {
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
