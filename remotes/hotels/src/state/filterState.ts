import type { MealPlan } from '@tiquete/contracts';
import { createSelector } from '@tiquete/platform';
import { noFilters, type HotelFilters, type OrderBy } from '../model/hotelFilters';

/** Field names of the specification, section 3. */
interface FilterValues {
  /** Whole pesos of the stay. */
  price: [min: number, max: number];
  name: string;
  star: number[];
  mealPlan: MealPlan[];
  orderBy: OrderBy;
}
/** True for each filter value that applies. Other values are ignored. */
type FilterSeleted = Record<keyof FilterValues, boolean>;
/** Filters in addition to the specification's fields. */
type MoreFilters = Omit<HotelFilters, keyof FilterValues>;
export interface FilterState {
  filterValues: FilterValues;
  filterSeleted: FilterSeleted;
  moreFilters: MoreFilters;
}
/** Price filter without a selection. */
const NO_PRICE: [min: number, max: number] = [0, 0];

/** Filters and order of an address, in the specification's fields and in ours. */
export function toFilterState(filters: HotelFilters): FilterState {
  const { price, name, star, mealPlan, orderBy, ...moreFilters } = filters;
  return {
    filterValues: { price: price ?? NO_PRICE, name, star, mealPlan, orderBy },
    filterSeleted: {
      price: price !== null,
      name: name !== '',
      star: star.length > 0,
      mealPlan: mealPlan.length > 0,
      orderBy: orderBy !== noFilters.orderBy,
    },
    moreFilters,
  };
}
function fromFilterState({
  filterValues: values,
  filterSeleted: isSeleted,
  moreFilters,
}: FilterState): HotelFilters {
  return {
    ...moreFilters,
    price: isSeleted.price ? values.price : null,
    name: isSeleted.name ? values.name : '',
    star: isSeleted.star ? values.star : [],
    mealPlan: isSeleted.mealPlan ? values.mealPlan : [],
    orderBy: isSeleted.orderBy ? values.orderBy : noFilters.orderBy,
  };
}

interface Root {
  hotel: FilterState;
}
/** Memoised: the same object while nothing changes. */
export const selectFilters = createSelector(
  [
    ({ hotel }: Root) => hotel.filterValues,
    ({ hotel }: Root) => hotel.filterSeleted,
    ({ hotel }: Root) => hotel.moreFilters,
  ],
  (filterValues, filterSeleted, moreFilters) =>
    fromFilterState({ filterValues, filterSeleted, moreFilters }),
);
