import type { HotelSearchBody } from '@tiquete/contracts';
import type { Destinations } from '../ports';

/** Time of the tests' clock: noon in Bogotá. */
export const clock = () => new Date('2027-01-10T17:00:00Z');
export const aSearch = (changes: Partial<HotelSearchBody> = {}): HotelSearchBody => ({
  reference: '',
  canal: '1',
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: [{ adults: 2, childrens: [] }],
  origin_code: '',
  destination_code: ['CTG'],
  client_nationality: 'CO',
  currency: 'COP',
  language: 'es',
  Hotel_codes: [],
  destination_frontend: 'Cartagena',
  search_hotel: false,
  should_coin_convert: false,
  coin_convert_to: '',
  ...changes,
});
export const someDestinations = (changes: Partial<Destinations> = {}): Destinations => ({
  isKnown: () => true,
  today: () => '2027-01-10',
  countryOf: () => 'CO',
  codesOfProperties: (codes) => [...codes],
  featured: () => [],
  ...changes,
});
