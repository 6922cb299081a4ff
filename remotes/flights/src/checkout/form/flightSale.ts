import { defineSale } from '@tiquete/checkout/form';
import { flightPriceChangedSchema } from '@tiquete/contracts/flight-sale';
import type { FlightBookingBody, FlightPriceChanged } from '@tiquete/contracts';

export const flightSale = defineSale<FlightBookingBody, FlightPriceChanged>({
  book: async (api, input) => (await api.call('POST flights/bookings', input)).data.booking,
  changeSchema: flightPriceChangedSchema,
  accept: (body, { price, prebooking }) => ({
    ...body,
    prebookingId: prebooking.prebookingId,
    flightOffers: [{ type: 'flight-offer', id: prebooking.offer.id }],
    expected_total: price.current,
    accepts: { ...body.accepts, cancellation_policy_hash: prebooking.cancellation_policy_hash },
  }),
});
