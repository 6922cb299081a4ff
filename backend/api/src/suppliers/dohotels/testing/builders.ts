import type { HotelQuery } from '../../../products/hotels/ports';

/** A successful answer of the supplier. */
export const ok = (data: unknown) => ({ data, debug: null, error: null, status: 'ok' });
export const doRefusal = (error: string) => ({ data: null, debug: null, error, status: 'error' });
export const aPayment = (changes: object = {}) => ({
  type: 'deposit',
  amount: '350000.40',
  show_amount: '350000.40',
  currency_code: 'COP',
  show_currency_code: 'COP',
  by: null,
  is_need_credit_card_data: false,
  is_need_cvc: false,
  tax_data: {
    taxes: [
      { name: 'vat', included_by_supplier: true, amount: '55882.00', currency_code: 'COP' },
      { name: 'city_tax', included_by_supplier: false, amount: '12000.00', currency_code: 'COP' },
    ],
  },
  cancellation_penalties: {
    free_cancellation_before: '2027-03-09T04:59:00',
    policies: [
      { start_at: null, end_at: '2027-03-09T04:59:00', amount_charge: '0.00', amount_show: '0.00' },
      {
        start_at: '2027-03-09T04:59:00',
        end_at: null,
        amount_charge: '350000.40',
        amount_show: '350000.40',
      },
    ],
  },
  ...changes,
});
export const aRate = ({
  payment = {},
  ...changes
}: { payment?: object } & Record<string, unknown> = {}) => ({
  match_hash: 'm-1',
  daily_prices: ['150000.40', '200000.00'],
  meal: 'breakfast',
  payment_options: { payment_types: [aPayment(payment)] },
  rg_ext: { class: 3, quality: 2, capacity: 3, bedding: 3 },
  room_name: 'Doble estándar (cama doble)',
  allotment: 4,
  room_data_trans: { main_name: 'Doble estándar', bedding_type: 'cama doble' },
  ...changes,
});
export const aFoundHotel = (changes: object = {}) => ({
  id: 'casa_medina',
  hid: 7001,
  rates: [aRate()],
  bar_price_data: null,
  ...changes,
});
export const foundHotels = (hotels: unknown[]) => ok({ hotels, total_hotels: hotels.length });
/** Template address of a picture whose name begins with `start`. */
export const aPicture = (start: string) =>
  `https://cdn.worldota.net/t/{size}/content/${start.slice(0, 2)}/${start.slice(2)}/${start}${'0'.repeat(36)}.jpeg`;
export const aStaticHotel = (changes: object = {}) => ({
  id: 'casa_medina',
  hid: 7001,
  name: 'Casa Medina',
  kind: 'Hotel',
  star_rating: 4,
  address: 'Calle del Santísimo 8-12',
  latitude: 10.4236,
  longitude: -75.5478,
  phone: '+57 605 0000000',
  check_in_time: '15:00:00',
  check_out_time: '12:00:00',
  region: { id: 960001, type: 'City', name: 'Cartagena', country_code: 'CO', iata: 'CTG' },
  images: [aPicture('a8ef'), aPicture('0b1c')],
  images_ext: [{ category_slug: 'hotel_front' }, { category_slug: 'rooms' }],
  description_struct: [
    { title: 'El hotel', paragraphs: ['Casona restaurada.', 'Frente a la muralla.'] },
  ],
  amenity_groups: [
    {
      group_name: 'Instalaciones',
      amenities: ['Piscina exterior', 'Parqueadero'],
      non_free_amenities: ['Parqueadero'],
    },
  ],
  room_groups: [
    {
      room_group_id: 5,
      name: 'Doble estándar (cama doble)',
      images: [aPicture('0b1c')],
      rg_ext: { class: 3, quality: 2, capacity: 3, bedding: 3, view: 0 },
    },
  ],
  metapolicy_extra_info: 'Edad mínima: 18 años.',
  is_closed: false,
  ...changes,
});
export const aHotelQuery: HotelQuery = {
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: [{ adults: 2, childrens: [] }],
  destination_code: ['CTG'],
  Hotel_codes: [],
  client_nationality: 'CO',
};
