import type { HotelOrder, HotelSummary } from '@tiquete/contracts';
import { aHotelWith } from '../../testing/builders';
import { sortHotels } from './sortHotels';

const promotion = (porcent: number) => ({ porcent, code: 'P', name: 'Oferta', remark: '' });
const hotels = [
  aHotelWith({ hotelCode: 'a', min_rate: 300, star_number: 3, promotion: null }),
  aHotelWith({ hotelCode: 'b', min_rate: 100, star_number: 5, promotion: promotion(10) }),
  aHotelWith({ hotelCode: 'c', min_rate: 300, star_number: 4.5, promotion: promotion(25) }),
  aHotelWith({ hotelCode: 'd', min_rate: 200, star_number: 3, promotion: null }),
];
const codes = (sorted: HotelSummary[]) => sorted.map((hotel) => hotel.hotelCode).join('');

it.each<[HotelOrder, string]>([
  ['price_asc', 'bdac'],
  ['price_desc', 'acdb'],
  ['star_asc', 'bcad'],
  ['promotion_asc', 'cbad'],
])('orders by %s as the specification says, equal ones as they came', (orderBy, expected) => {
  expect(codes(sortHotels(hotels, orderBy))).toBe(expected);
});

it('leaves the list it was given alone', () => {
  sortHotels(hotels, 'price_asc');
  expect(codes(hotels)).toBe('abcd');
});
