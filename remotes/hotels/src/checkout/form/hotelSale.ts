import { SLOW_CALL_MS, type Sale } from '@tiquete/checkout';
import { priceChangedSchema } from '@tiquete/contracts/bookings';
import type { HotelPrebookingBody, PriceChanged } from '@tiquete/contracts';
import { acceptedTariff } from './toPrebookingBody';

/** How a room is booked. */
export const hotelSale: Sale<HotelPrebookingBody, PriceChanged> = {
  book: async (api, body, idempotencyKey) =>
    (await api.call('POST hotels/prebookings', { body, idempotencyKey, timeoutMs: SLOW_CALL_MS }))
      .data.booking,
  parseChange: ({ code, meta }) => {
    const parsed = code === 'PRICE_CHANGED' ? priceChangedSchema.safeParse(meta) : null;
    return parsed?.success ? parsed.data : null;
  },
  accept: (body, { tariff }) => {
    const { terms_version: terms, data_policy_version: data } = body.accepts;
    return { ...body, ...acceptedTariff(tariff, { terms, data }) };
  },
};
