import { defineSale } from '@tiquete/checkout/form';
import { priceChangedSchema } from '@tiquete/contracts/bookings';
import type { HotelPrebookingBody, PriceChanged } from '@tiquete/contracts';
import { acceptedTariff } from './toPrebookingBody';

export const hotelSale = defineSale<HotelPrebookingBody, PriceChanged>({
  book: async (api, input) => (await api.call('POST hotels/prebookings', input)).data.booking,
  changeSchema: priceChangedSchema,
  accept: (body, { tariff }) => {
    const { terms_version: terms, data_policy_version: data } = body.accepts;
    return { ...body, ...acceptedTariff(tariff, { terms, data }) };
  },
});
