import { SLOW_CALL_MS, type Sale } from '@tiquete/checkout';
import { packagePriceChangedSchema } from '@tiquete/contracts/package-sale';
import type { PackagePrebookingBody, PackagePriceChanged } from '@tiquete/contracts';
import { wayFor } from '../offer/offerState';

/** How a package is booked. */
export const packageSale: Sale<PackagePrebookingBody, PackagePriceChanged> = {
  book: async (api, body, idempotencyKey) => {
    const input = { body, idempotencyKey, timeoutMs: SLOW_CALL_MS };
    return (await api.call('POST packages/prebookings', input)).data.booking;
  },
  parseChange: ({ code, meta }) => {
    const parsed = code === 'PRICE_CHANGED' ? packagePriceChangedSchema.safeParse(meta) : null;
    return parsed?.success ? parsed.data : null;
  },
  /** The same intent at the price and on the terms of now. */
  accept: (body, { price, Booking, detail }) => ({
    ...body,
    Booking,
    payment: wayFor(detail, body.payment),
    expected_total: price.current,
    accepts: { ...body.accepts, cancellation_policy_hash: detail.cancellation_policy_hash },
  }),
};
