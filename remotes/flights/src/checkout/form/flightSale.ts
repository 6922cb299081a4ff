import { SLOW_CALL_MS, type Sale } from '@tiquete/checkout';
import { flightPriceChangedSchema } from '@tiquete/contracts/flight-sale';
import type { FlightBookingBody, FlightPriceChanged } from '@tiquete/contracts';

/** How a flight is booked. */
export const flightSale: Sale<FlightBookingBody, FlightPriceChanged> = {
  book: async (api, body, idempotencyKey) =>
    (await api.call('POST flights/bookings', { body, idempotencyKey, timeoutMs: SLOW_CALL_MS }))
      .data.booking,
  parseChange: ({ code, meta }) => {
    const parsed = code === 'PRICE_CHANGED' ? flightPriceChangedSchema.safeParse(meta) : null;
    return parsed?.success ? parsed.data : null;
  },
  /** The same intent at the price and on the terms of now. */
  accept: (body, { price, prebooking }) => ({
    ...body,
    prebookingId: prebooking.prebookingId,
    flightOffers: [{ type: 'flight-offer', id: prebooking.offer.id }],
    expected_total: price.current,
    accepts: { ...body.accepts, cancellation_policy_hash: prebooking.cancellation_policy_hash },
  }),
};
