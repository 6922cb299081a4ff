import type { Sale } from '@tiquete/checkout';
import { priceChangedSchema } from '@tiquete/contracts/bookings';
import type { HotelCheckout } from '../hotelCheckout';
import { acceptedTariff } from './toPrebookingBody';

export const hotelSale: Sale<HotelCheckout> = {
  book: async (api, input) => (await api.call('POST hotels/prebookings', input)).data.booking,
  changeSchema: priceChangedSchema,
  acceptChange: (body, { tariff }) => {
    const { terms_version: terms, data_policy_version: data } = body.accepts;
    return { ...body, ...acceptedTariff(tariff, { terms, data }) };
  },
};
