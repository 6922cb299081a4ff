import type { NewBooking } from '../checkout/ports';

/** A booking that was just made, as its product's call answers it. */
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
