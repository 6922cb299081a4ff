import type { Sale } from '@tiquete/checkout';
import { flightPriceChangedSchema } from '@tiquete/contracts/flight-sale';
import type { FlightCheckout } from '../flightCheckout';

export const flightSale: Sale<FlightCheckout> = {
  book: async (api, input) => (await api.call('POST flights/bookings', input)).data.booking,
  changeSchema: flightPriceChangedSchema,
  acceptChange: (body, { price, prebooking }) => ({
    ...body,
    prebookingId: prebooking.prebookingId,
    flightOffers: [{ type: 'flight-offer', id: prebooking.offer.id }],
    expected_total: price.current,
    accepts: { ...body.accepts, cancellation_policy_hash: prebooking.cancellation_policy_hash },
  }),
};
