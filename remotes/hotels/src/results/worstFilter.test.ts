import { aHotelWith } from '../testing/builders';
import { noFilters } from './hotelFilters';
import { worstFilter } from './worstFilter';

const hotels = [
  aHotelWith({ star_number: 3, mealPlan: ['BB'], free_cancellation: false }),
  aHotelWith({ star_number: 3, mealPlan: ['BB'], free_cancellation: true }),
  aHotelWith({ star_number: 5, mealPlan: ['RO'], free_cancellation: true }),
];

it('names the filter whose removal brings most hotels back', () => {
  expect(worstFilter(hotels, { ...noFilters, star: [5], mealPlan: ['BB'] })).toEqual({ group: 'star', gains: 2 });
});

it('names none when no single removal helps', () => {
  expect(worstFilter(hotels, { ...noFilters, star: [1], mealPlan: ['AI'] })).toBeNull();
});
