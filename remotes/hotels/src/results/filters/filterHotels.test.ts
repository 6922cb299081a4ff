import { aHotelWith } from '../../testing/builders';
import { filterHotels } from './filterHotels';
import { noFilters, type HotelFilters } from '../../model/hotelFilters';

const zone = (zone_code: string) => ({
  code: 'CTG',
  name: 'Cartagena',
  zone_code,
  zone_name: zone_code,
});
const hotels = [
  aHotelWith({
    hotelCode: 'a',
    name: 'Casa Médina',
    min_rate: 100,
    star_number: 4.5,
    mealPlan: ['RO', 'BB'],
    free_cancellation: true,
    reviews: null,
    property_type: null,
    amenities: ['Wifi'],
    pay_at_hotel_amount: 42_000,
    destination: zone('CEN'),
  }),
  aHotelWith({
    hotelCode: 'b',
    name: 'Playa Azul',
    min_rate: 200,
    star_number: 4,
    mealPlan: ['AI'],
    free_cancellation: false,
    reviews: { score: 8, count: 3, source: 'GUESTS' },
    property_type: 'RESORT',
    amenities: ['Piscina', 'Wifi', 'Bar'],
    destination: zone('BOC'),
  }),
  aHotelWith({
    hotelCode: 'c',
    name: 'Hotel Manga',
    min_rate: 300,
    star_number: 3,
    mealPlan: ['RO'],
    free_cancellation: true,
    reviews: { score: 7.9, count: 30, source: 'GUESTS' },
    amenities: ['Piscina'],
    destination: zone('MAN'),
  }),
];
const shown = (filters: Partial<HotelFilters>) =>
  filterHotels(hotels, { ...noFilters, ...filters })
    .map((hotel) => hotel.hotelCode)
    .join('');

it.each<[string, Partial<HotelFilters>, string]>([
  ['no filter', {}, 'abc'],
  ['a price, both ends included', { price: [100, 200] }, 'ab'],
  ['part of a name, without accents or case', { name: ' medina ' }, 'a'],
  ['whole stars, to which half ones count', { star: [4] }, 'ab'],
  ['a score at least', { score: 8 }, 'b'],
  ['services, all of them', { service: ['Piscina', 'Wifi'] }, 'b'],
  ['kinds of lodging', { type: ['RESORT', 'HOSTEL'] }, 'b'],
  ['nothing to pay there', { allPaid: true }, 'bc'],
  ['several stars', { star: [4, 3] }, 'abc'],
  ['a board that one of the rates has', { mealPlan: ['BB', 'AI'] }, 'ab'],
  ['free cancellation', { freeCancellation: true }, 'ac'],
  ['zones', { zone: ['BOC', 'MAN'] }, 'bc'],
  ['groups together', { freeCancellation: true, mealPlan: ['RO'], price: [200, 400] }, 'c'],
])('filters by %s', (_, filters, expected) => {
  expect(shown(filters)).toBe(expected);
});
