import type { HotelSummary } from '@tiquete/contracts';
import { aHotelWith, manyHotels } from '../testing/builders';
import { hotelFilters, type HotelFilters } from './hotelFilters';
import { hotelsAtRates, rateHotels } from './ratedHotels';

const { none, read } = hotelFilters;
const visit = { favourites: new Set(['b']) };
const narrow = (hotels: HotelSummary[], filters: HotelFilters) =>
  hotelsAtRates(hotelFilters.narrow(rateHotels(hotels), filters, visit), 2);
const countFacets = (hotels: HotelSummary[], filters: HotelFilters) =>
  hotelFilters.countFacets(rateHotels(hotels), filters, visit);

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
  narrow(hotels, { ...none, ...filters })
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
  ['favourites', { favourites: true }, 'b'],
  ['groups together', { freeCancellation: true, mealPlan: ['RO'], price: [200, 400] }, 'c'],
])('filters by %s', (_, filters, expected) => {
  expect(shown(filters)).toBe(expected);
});

const three = [
  aHotelWith({ min_rate: 100, star_number: 5, mealPlan: ['BB'], free_cancellation: true }),
  aHotelWith({ min_rate: 200, star_number: 4, mealPlan: ['RO', 'BB'], free_cancellation: false }),
  aHotelWith({ min_rate: 300, star_number: 4, mealPlan: ['RO'], free_cancellation: true }),
];

it('counts every option without filters', () => {
  const facets = countFacets(three, none);
  expect(facets.price).toEqual({ min: 100, max: 300 });
  expect(facets.star).toEqual([
    { value: 5, count: 1 },
    { value: 4, count: 2 },
  ]);
  expect(facets.mealPlan).toEqual([
    { value: 'RO', count: 2 },
    { value: 'BB', count: 2 },
  ]);
  expect(facets.zone).toEqual([{ value: 'CEN', label: 'Centro histórico', count: 3 }]);
  expect(facets.freeCancellation.count).toBe(2);
});

it('applies the filters of other groups, and lists active options without hotels', () => {
  const facets = countFacets(three, { ...none, star: [5], freeCancellation: true });
  expect(facets.star).toEqual([
    { value: 5, count: 1 },
    { value: 4, count: 1 },
  ]);
  expect(facets.mealPlan).toEqual([
    { value: 'RO', count: 0 },
    { value: 'BB', count: 1 },
  ]);
});

it('counts with each option the hotels that choosing it would show', () => {
  const many = manyHotels(200);
  const filters: HotelFilters = { ...none, price: [250000, 800000], freeCancellation: true };
  for (const { value, count } of countFacets(many, filters).star) {
    expect(narrow(many, { ...filters, star: [value] })).toHaveLength(count);
  }
});

it('rounds half stars down, and leaves out hotels without stars', () => {
  const stars = [3, 3.5, 4.5, 0].map((star_number) => aHotelWith({ star_number }));
  expect(countFacets(stars, none).star).toEqual([
    { value: 4, count: 1 },
    { value: 3, count: 2 },
  ]);
});

describe('scores, services, kinds and payment', () => {
  const some = [
    aHotelWith({ reviews: { score: 9.2, count: 1, source: 'GUESTS' }, amenities: ['Wifi'] }),
    aHotelWith({
      reviews: { score: 7.5, count: 1, source: 'GUESTS' },
      amenities: ['Piscina', 'Wifi'],
      property_type: 'RESORT',
      pay_at_hotel_amount: 10,
    }),
    aHotelWith({ reviews: null, amenities: [], property_type: null }),
  ];
  it('count the hotels that each would show', () => {
    const facets = countFacets(some, none);
    expect(facets.score).toEqual([
      { value: 9, count: 1 },
      { value: 8, count: 1 },
      { value: 7, count: 2 },
    ]);
    expect(facets.service).toEqual([
      { value: 'Wifi', count: 2 },
      { value: 'Piscina', count: 1 },
    ]);
    expect(facets.type).toEqual([
      { value: 'HOTEL', count: 1 },
      { value: 'RESORT', count: 1 },
      { value: 'OTHER', count: 1 },
    ]);
    expect(facets.allPaid).toEqual({ count: 2, isSome: true, isAll: false });
  });
  it('count the hotels that each would show with the other filters', () => {
    const filters: HotelFilters = { ...none, service: ['Piscina'], type: ['RESORT'] };
    const facets = countFacets(some, filters);
    for (const { value, count } of facets.service)
      expect(narrow(some, { ...filters, service: ['Piscina', value] })).toHaveLength(count);
    for (const { value, count } of facets.type)
      expect(narrow(some, { ...filters, type: [value] })).toHaveLength(count);
    for (const { value, count } of facets.score)
      expect(narrow(some, { ...filters, score: value })).toHaveLength(count);
  });
  it('offer nothing if all hotels are the same', () => {
    const bare = aHotelWith({
      reviews: null,
      amenities: [],
      property_type: null,
      free_cancellation: false,
    });
    expect(countFacets([bare], none)).toMatchObject({
      score: [],
      service: [],
      type: [{ value: 'OTHER', count: 1 }],
      allPaid: { isAll: true },
      freeCancellation: { isSome: false },
    });
  });
});

it('has no price limits without hotels', () => {
  expect(countFacets([], none).price).toEqual({ min: 0, max: 0 });
});

it('offers no zone if the supplier names none', () => {
  const nowhere = aHotelWith({
    destination: { ...three[0]!.destination, zone_code: '', zone_name: '' },
  });
  expect(countFacets([...three, nowhere], none).zone).toEqual(countFacets(three, none).zone);
});

it('reads half stars of an older address as whole ones', () => {
  expect(read('?star=3.5&star=3&star=4.5').star).toEqual([3, 4]);
});

it('leaves out invalid filters', () => {
  expect(
    read(
      '?price=9-1&star=9&star=x&star=0.5&score=6&score=8&type=CASTLE&all_paid=yes&mealPlan=ZZ&orderBy=up&free_cancellation=yes&area=9,9,1,1&favourites=all',
    ),
  ).toEqual(none);
});
