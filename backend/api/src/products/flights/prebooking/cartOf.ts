import type { Cart } from '@tiquete/contracts';
import type { CartLine, PrebookingRow } from './row';

/** Whole pesos of all seats and bags. */
export const servicesTotal = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { service }) => sum + service.amount, 0);

/** The cart of a prebooking in the contract's shape. */
export function cartOf({
  answer,
  cart,
  cart_version,
}: Pick<PrebookingRow, 'answer' | 'cart' | 'cart_version'>): Cart {
  const [subtotal, bookingTotal] = [servicesTotal(cart), answer.offer.price.grandTotal];
  return {
    items: cart.map(({ code, kind, name, price, service }) => ({
      code,
      kind,
      name,
      price,
      quantity: service.quantity,
      amount: service.amount,
      passenger_ids: [service.travelerId],
      segment_ids: service.segmentIds,
    })),
    subtotal,
    booking_total: bookingTotal,
    grand_total: bookingTotal + subtotal,
    version: cart_version,
  };
}
