import { noFilters, type HotelFilters } from '../results/hotelFilters';
import type { FilterSeleted, FilterValues } from './hotelState';

/** The filters of the address in the specification's fields; `bounds` stand for a price that is not selected. */
export function toFilterState(
  filters: HotelFilters,
  bounds: [number, number],
): { filterValues: FilterValues; filterSeleted: FilterSeleted } {
  const { price, name, star, mealPlan, orderBy } = filters;
  return {
    filterValues: { price: price ?? bounds, name, star, mealPlan, orderBy },
    filterSeleted: {
      price: price !== null,
      name: name !== '',
      star: star.length > 0,
      mealPlan: mealPlan.length > 0,
      orderBy: orderBy !== noFilters.orderBy,
    },
  };
}
