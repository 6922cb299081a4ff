import type { HotelQuery } from '../../../products/hotels/ports';

/** A rate in the vendor's shape, for 2 nights, in pesos. */
export const aRate = (changes: object = {}) => ({
  rateKey: '20270310|20270312|W|1|297|DBT.ST|BAR|BB||1~2~0||N@1',
  rateClass: 'NOR',
  rateType: 'BOOKABLE',
  net: '350000.40',
  allotment: 5,
  paymentType: 'AT_WEB',
  packaging: false,
  boardCode: 'BB',
  boardName: 'ALOJAMIENTO Y DESAYUNO',
  rooms: 1,
  adults: 2,
  children: 0,
  cancellationPolicies: [{ amount: '350000.40', from: '2027-03-08T23:59:00-05:00' }],
  ...changes,
});
export const aRoom = (changes: object = {}) => ({
  code: 'DBT.ST',
  name: 'Doble estándar',
  rates: [aRate()],
  ...changes,
});
export const anAvailableHotel = (changes: object = {}) => ({
  code: 297,
  name: 'Casa Medina',
  categoryCode: '4EST',
  categoryName: '4 ESTRELLAS',
  destinationCode: 'CTG',
  destinationName: 'Cartagena',
  zoneCode: 10,
  zoneName: 'Centro histórico',
  latitude: '10.4236',
  longitude: '-75.5478',
  currency: 'COP',
  rooms: [aRoom()],
  ...changes,
});
export const anAvailability = (hotels: unknown[]) => ({
  auditData: { processTime: '12' },
  hotels: {
    checkIn: '2027-03-10',
    checkOut: '2027-03-12',
    total: hotels.length,
    ...(hotels.length > 0 && { hotels }),
  },
});
export const aContentHotel = (changes: object = {}) => ({
  code: 297,
  name: { content: 'Casa Medina' },
  description: { content: 'Casona restaurada frente a la muralla.' },
  destinationCode: 'CTG',
  countryCode: 'CO',
  categoryCode: '4EST',
  city: { content: 'Cartagena' },
  address: { content: 'Calle del Santísimo 8-12' },
  coordinates: { latitude: 10.4236, longitude: -75.5478 },
  images: [
    { path: '00/000297/000297a_hb_ro_001.jpg' },
    { path: 'https://elsewhere.test/1.jpg' },
    { path: '00/../1.jpg' },
    { path: '00/000297/000297a_hb_a_002.jpg' },
  ],
  facilities: [{ facilityCode: 363, facilityGroupCode: 73, indYesOrNo: true }],
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
