import type { HotelSearchBody } from '@tiquete/contracts';
import { checkSearch } from './checkSearch';
import type { HotelQuery } from './hotelQuery';
import { parseSearch } from './parseSearch';

/** Body of `hotels/searchs`, with the fields of the specification's section 7. */
export function toSearchBody({
  destination,
  checkin,
  checkout,
  rooms,
  nationality,
}: HotelQuery): HotelSearchBody {
  const isHotel = destination.kind === 'hotel';
  const codes = destination.code === '' ? [] : [destination.code];
  return {
    reference: '',
    canal: '1',
    checkin,
    checkout,
    rooms,
    origin_code: '',
    destination_code: isHotel ? [] : codes,
    client_nationality: nationality,
    currency: 'COP',
    language: 'es',
    Hotel_codes: isHotel ? codes : [],
    destination_frontend: destination.name,
    search_hotel: isHotel,
    should_coin_convert: false,
    coin_convert_to: '',
  };
}

/**
 * Body of the first request of the results page at an address. Null for an invalid search, and for an address that leaves
 * nights or travellers to the traveller's last search. `today` is YYYY-MM-DD.
 */
export function firstSearch(search: string, today: string): HotelSearchBody | null {
  const params = new URLSearchParams(search);
  if (!params.has('checkout') || !params.has('room')) return null;
  const checked = checkSearch(parseSearch(search), today);
  return checked.phase === 'valid' ? toSearchBody(checked.query) : null;
}
