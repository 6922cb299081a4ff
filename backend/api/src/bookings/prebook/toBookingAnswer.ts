import type { NewBooking } from '../ports';

/** Answer of a product's call for a booking that was just made. */
export const toBookingAnswer = <Product extends NewBooking['product']>({
  id,
  code,
  product,
  status,
  createdAt,
  payBy,
}: NewBooking & { product: Product }) => ({
  id,
  code,
  product,
  status,
  created_at: createdAt.toISOString(),
  expires_at: payBy.toISOString(),
});
