import type { HotelSummary, MealPlan } from '@tiquete/contracts';
import { filterTests, type FavouriteCodes } from './filterHotels';
import { MEAL_PLANS, type FilterGroup, type HotelFilters } from './hotelFilters';

export interface FacetOption<T> {
  value: T;
  count: number;
}
export interface Facets {
  /** Lowest and highest total of the stay among all hotels, whole pesos. */
  price: { min: number; max: number };
  /** Highest first. */
  star: FacetOption<number>[];
  mealPlan: FacetOption<MealPlan>[];
  /** The zone with most hotels first. */
  zone: (FacetOption<string> & { label: string })[];
  freeCancellation: number;
  favourites: number;
}

/**
 * The options that the hotels offer, each with the number of hotels that would show if its group were left to it alone:
 * the other groups' filters apply, its own does not. An option that nobody meets any more stays, with 0.
 */
export function countFacets(
  hotels: readonly HotelSummary[],
  filters: HotelFilters,
  favourites?: FavouriteCodes,
): Facets {
  const tests = filterTests(filters, favourites);
  const star = new Map<number, number>();
  const mealPlan = new Map<MealPlan, number>();
  const zone = new Map<string, FacetOption<string> & { label: string; all: number }>();
  const price = { min: Infinity, max: 0 };
  let freeCancellation = 0;
  let kept = 0;

  for (const hotel of hotels) {
    const failed = tests.filter(([, passes]) => !passes(hotel)).map(([group]) => group);
    const countsIn = (group: FilterGroup) =>
      Number(failed.length === 0 || (failed.length === 1 && failed[0] === group));
    price.min = Math.min(price.min, hotel.min_rate);
    price.max = Math.max(price.max, hotel.min_rate);
    add(star, hotel.star_number, countsIn('star'));
    for (const plan of hotel.mealPlan) add(mealPlan, plan, countsIn('mealPlan'));
    if (favourites?.has(hotel.hotelCode)) kept += countsIn('favourites');
    if (hotel.free_cancellation) freeCancellation += countsIn('freeCancellation');
    const { zone_code: value, zone_name: label } = hotel.destination;
    // A supplier that names no zones gives no filter.
    if (!label) continue;
    const entry = zone.get(value) ?? { value, label, count: 0, all: 0 };
    zone.set(value, { ...entry, count: entry.count + countsIn('zone'), all: entry.all + 1 });
  }
  return {
    price: hotels.length === 0 ? { min: 0, max: 0 } : price,
    star: [...star].sort(([a], [b]) => b - a).map(toOption),
    mealPlan: MEAL_PLANS.flatMap((plan) =>
      mealPlan.has(plan) ? [{ value: plan, count: mealPlan.get(plan) ?? 0 }] : [],
    ),
    zone: [...zone.values()]
      .sort((a, b) => b.all - a.all)
      .map(({ value, label, count }) => ({ value, label, count })),
    freeCancellation,
    favourites: kept,
  };
}

function add<T>(counts: Map<T, number>, key: T, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
const toOption = <T>([value, count]: [T, number]): FacetOption<T> => ({ value, count });
