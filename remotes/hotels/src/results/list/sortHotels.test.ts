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
])(
  'sorts by %s as the specification defines it, equal hotels in their original order',
  (orderBy, expected) => {
    expect(codes(sortHotels(hotels, orderBy))).toBe(expected);
  },
);

const DEFAULTS = { reviews: null, free_cancellation: false, geo: { latitude: 10, longitude: -75 } };
const scored = (score: number) => ({ score, count: 80, source: 'HB' });
it.each([
  ['the cheaper', { min_rate: 100 }, { min_rate: 130 }],
  ['the better reviewed', { reviews: scored(9.1) }, { reviews: scored(6.4) }],
  ['one without reviews before a badly reviewed', { reviews: null }, { reviews: scored(4) }],
  ['what can be cancelled for free', { free_cancellation: true }, { free_cancellation: false }],
  [
    'the nearer to the others',
    { geo: { latitude: 10.001, longitude: -75 } },
    { geo: { latitude: 10.4, longitude: -75.3 } },
  ],
])('recommends %s of two otherwise equal hotels', (_, first, second) => {
  const better = aHotelWith({ ...DEFAULTS, hotelCode: 'x', min_rate: 110, ...first });
  const worse = aHotelWith({ ...DEFAULTS, hotelCode: 'y', min_rate: 110, ...second });
  const others = [1, 2, 3].map(() => aHotelWith({ ...DEFAULTS, hotelCode: '', min_rate: 110 }));
  const order = codes(sortHotels([worse, better, ...others], 'recommended'));
  expect(order.indexOf('x')).toBeLessThan(order.indexOf('y'));
});

it('puts the best score first, equal scores by number of reviews, and hotels without reviews last', () => {
  const rated = [
    aHotelWith({ hotelCode: 'n', reviews: null }),
    aHotelWith({ hotelCode: 'f', reviews: { score: 9, count: 3, source: 'GUESTS' } }),
    aHotelWith({ hotelCode: 'l', reviews: { score: 4, count: 900, source: 'GUESTS' } }),
    aHotelWith({ hotelCode: 'm', reviews: { score: 9, count: 80, source: 'GUESTS' } }),
  ];
  expect(codes(sortHotels(rated, 'score_desc'))).toBe('mfln');
});

it('returns nothing for no hotels', () => {
  expect(sortHotels([], 'recommended')).toEqual([]);
});

it('does not change the given list', () => {
  sortHotels(hotels, 'price_asc');
  expect(codes(hotels)).toBe('abcd');
});
