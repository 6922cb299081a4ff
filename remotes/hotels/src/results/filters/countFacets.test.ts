import { aHotelWith, manyHotels } from '../../testing/builders';
import { countFacets } from './countFacets';
import { filterHotels } from './filterHotels';
import { noFilters, type HotelFilters } from '../../model/hotelFilters';

const hotels = [
  aHotelWith({ min_rate: 100, star_number: 5, mealPlan: ['BB'], free_cancellation: true }),
  aHotelWith({ min_rate: 200, star_number: 4, mealPlan: ['RO', 'BB'], free_cancellation: false }),
  aHotelWith({ min_rate: 300, star_number: 4, mealPlan: ['RO'], free_cancellation: true }),
];

it('counts every option without filters', () => {
  const facets = countFacets(hotels, noFilters);
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
  expect(facets.freeCancellation).toBe(2);
});

it('applies the filters of other groups, and lists active options without hotels', () => {
  const facets = countFacets(hotels, { ...noFilters, star: [5], freeCancellation: true });
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
  const filters: HotelFilters = { ...noFilters, price: [250000, 800000], freeCancellation: true };
  for (const { value, count } of countFacets(many, filters).star) {
    expect(filterHotels(many, { ...filters, star: [value] })).toHaveLength(count);
  }
});

it('rounds half stars down, and leaves out hotels without stars', () => {
  const stars = [3, 3.5, 4.5, 0].map((star_number) => aHotelWith({ star_number }));
  expect(countFacets(stars, noFilters).star).toEqual([
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
    const facets = countFacets(some, noFilters);
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
    ]);
    expect(facets.allPaid).toBe(2);
  });
  it('count the hotels that each would show with the other filters', () => {
    const filters: HotelFilters = { ...noFilters, service: ['Piscina'], type: ['RESORT'] };
    const facets = countFacets(some, filters);
    for (const { value, count } of facets.service)
      expect(filterHotels(some, { ...filters, service: ['Piscina', value] })).toHaveLength(count);
    for (const { value, count } of facets.type)
      expect(filterHotels(some, { ...filters, type: [value] })).toHaveLength(count);
    for (const { value, count } of facets.score)
      expect(filterHotels(some, { ...filters, score: value })).toHaveLength(count);
  });
  it('offer nothing if all hotels are the same', () => {
    const bare = aHotelWith({
      reviews: null,
      amenities: [],
      property_type: null,
      free_cancellation: false,
    });
    expect(countFacets([bare], noFilters)).toMatchObject({
      score: [],
      service: [],
      type: [],
      allPaid: null,
      freeCancellation: null,
    });
  });
});

it('has no price limits without hotels', () => {
  expect(countFacets([], noFilters).price).toEqual({ min: 0, max: 0 });
});

it('offers no zone if the supplier names none', () => {
  const nowhere = aHotelWith({
    destination: { ...hotels[0]!.destination, zone_code: '', zone_name: '' },
  });
  expect(countFacets([...hotels, nowhere], noFilters).zone).toEqual(
    countFacets(hotels, noFilters).zone,
  );
});
