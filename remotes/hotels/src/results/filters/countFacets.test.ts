import { aHotelWith, manyHotels } from '../../testing/builders';
import { countFacets } from './countFacets';
import { filterHotels } from './filterHotels';
import { noFilters, type HotelFilters } from './hotelFilters';

const hotels = [
  aHotelWith({ min_rate: 100, star_number: 5, mealPlan: ['BB'], free_cancellation: true }),
  aHotelWith({ min_rate: 200, star_number: 4, mealPlan: ['RO', 'BB'], free_cancellation: false }),
  aHotelWith({ min_rate: 300, star_number: 4, mealPlan: ['RO'], free_cancellation: true }),
];

it('counts every option when nothing narrows', () => {
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

it('applies the other filters, not its own, and keeps options that nobody meets', () => {
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

it('promises with each count what choosing that option shows', () => {
  const many = manyHotels(200);
  const filters: HotelFilters = { ...noFilters, price: [250000, 800000], freeCancellation: true };
  for (const { value, count } of countFacets(many, filters).star) {
    expect(filterHotels(many, { ...filters, star: [value] })).toHaveLength(count);
  }
});

it('has no bounds without hotels', () => {
  expect(countFacets([], noFilters).price).toEqual({ min: 0, max: 0 });
});

it('offers no zone for hotels whose supplier names none', () => {
  const nowhere = aHotelWith({
    destination: { ...hotels[0]!.destination, zone_code: '', zone_name: '' },
  });
  expect(countFacets([...hotels, nowhere], noFilters).zone).toEqual(
    countFacets(hotels, noFilters).zone,
  );
});
