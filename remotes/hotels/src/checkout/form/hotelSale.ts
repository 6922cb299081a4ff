import type { Sale } from '@tiquete/checkout/form';
import type { HotelPrebookingBody, PriceChanged } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { prebook } from '../api';
import { parsePriceChange } from './parsePriceChange';
import { acceptedTariff, type PolicyVersions } from './toPrebookingBody';

/** How a room is booked. */
export const hotelSale = (
  api: ApiClient,
  versions: PolicyVersions,
): Sale<HotelPrebookingBody, PriceChanged> => ({
  book: async (body, key) => (await prebook(api, body, key)).booking,
  parseChange: parsePriceChange,
  accept: (body, { tariff }) => ({ ...body, ...acceptedTariff(tariff, versions) }),
});
