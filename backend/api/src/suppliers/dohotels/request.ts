import { CURRENCY } from '@tiquete/contracts';
import type { HotelQuery, HotelStay } from '../../products/hotels/ports';
import { DOHOTELS_LANGUAGE } from './client';

/** Fields of every price request. A rate of this supplier covers all rooms of the stay together. */
export const toStay = ({
  checkin,
  checkout,
  rooms,
  client_nationality,
}: Pick<HotelQuery | HotelStay, 'checkin' | 'checkout' | 'rooms' | 'client_nationality'>) => ({
  checkin,
  checkout,
  residency: client_nationality.toLowerCase(),
  language: DOHOTELS_LANGUAGE,
  guests: rooms.map(({ adults, childrens }) => ({ adults, children: childrens })),
  currency: CURRENCY,
});
