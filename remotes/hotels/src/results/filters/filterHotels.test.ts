import { aHotelWith } from '../../testing/builders';
import { filterHotels } from './filterHotels';
import { noFilters, type HotelFilters } from './hotelFilters';

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
    destination: zone('CEN'),
  }),
  aHotelWith({
    hotelCode: 'b',
    name: 'Playa Azul',
    min_rate: 200,
    star_number: 4,
    mealPlan: ['AI'],
    free_cancellation: false,
    destination: zone('BOC'),
  }),
  aHotelWith({
    hotelCode: 'c',
    name: 'Hotel Manga',
    min_rate: 300,
    star_number: 3,
    mealPlan: ['RO'],
    free_cancellation: true,
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
  ['half a star', { star: [4.5] }, 'a'],
  ['several stars', { star: [4, 3] }, 'bc'],
  ['a board that one of the rates has', { mealPlan: ['BB', 'AI'] }, 'ab'],
  ['free cancellation', { freeCancellation: true }, 'ac'],
  ['zones', { zone: ['BOC', 'MAN'] }, 'bc'],
  ['groups together', { freeCancellation: true, mealPlan: ['RO'], price: [200, 400] }, 'c'],
])('narrows by %s', (_, filters, expected) => {
  expect(shown(filters)).toBe(expected);
});
