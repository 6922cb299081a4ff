import type { HotelSummary, MealPlan, PropertyType } from '@tiquete/contracts';
import { filterTests, type FavouriteCodes } from './filterHotels';
import {
  MEAL_PLANS,
  SCORES,
  wholeStars,
  type FilterGroup,
  type HotelFilters,
} from '../../model/hotelFilters';

export interface FacetOption<T> {
  value: T;
  count: number;
}
export interface Facets {
  /** Lowest and highest total of the stay among all hotels, whole pesos. */
  price: { min: number; max: number };
  /** Whole stars, highest first. */
  star: FacetOption<number>[];
  mealPlan: FacetOption<MealPlan>[];
  /** The zone with most hotels first. */
  zone: (FacetOption<string> & { label: string })[];
  /** Minimum scores out of ten, highest first. */
  score: FacetOption<number>[];
  /** The amenities of most hotels come first. */
  service: FacetOption<string>[];
  type: FacetOption<PropertyType>[];
  /** Null if all hotels are the same in this respect; `allPaid` likewise. */
  freeCancellation: number | null;
  allPaid: number | null;
  favourites: number;
}

/**
 * Options of each filter, with the number of hotels that match the option and the filters of all other groups. An active
 * option without a match is listed with 0.
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
  const score = new Map<number, number>();
  const service = new Map<string, FacetOption<string> & { all: number }>();
  const type = new Map<PropertyType, FacetOption<PropertyType> & { all: number }>();
  const price = { min: Infinity, max: 0 };
  let freeCancellation: number | null = null;
  let allPaid = 0;
  let kept = 0;

  for (const hotel of hotels) {
    const failed = tests.filter(([, passes]) => !passes(hotel)).map(([group]) => group);
    const countsIn = (group: FilterGroup) =>
      Number(failed.length === 0 || (failed.length === 1 && failed[0] === group));
    price.min = Math.min(price.min, hotel.min_rate);
    price.max = Math.max(price.max, hotel.min_rate);
    if (hotel.star_number >= 1) add(star, wholeStars(hotel), countsIn('star'));
    for (const least of SCORES)
      if ((hotel.reviews?.score ?? 0) >= least) add(score, least, countsIn('score'));
    // All chosen amenities are required, so a further one filters the shown hotels.
    for (const name of hotel.amenities) addTo(service, name, Number(failed.length === 0));
    if (hotel.property_type) addTo(type, hotel.property_type, countsIn('type'));
    if (hotel.pay_at_hotel_amount === 0) allPaid += countsIn('allPaid');
    for (const plan of hotel.mealPlan) add(mealPlan, plan, countsIn('mealPlan'));
    if (favourites?.has(hotel.hotelCode)) kept += countsIn('favourites');
    if (hotel.free_cancellation)
      freeCancellation = (freeCancellation ?? 0) + countsIn('freeCancellation');
    const { zone_code: value, zone_name: label } = hotel.destination;
    // Hotels whose supplier names no zone are left out.
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
    score: SCORES.flatMap((least) =>
      score.has(least) ? [{ value: least, count: score.get(least) ?? 0 }] : [],
    ),
    service: byAll(service),
    type: byAll(type),
    freeCancellation,
    allPaid: hotels.some((hotel) => hotel.pay_at_hotel_amount > 0) ? allPaid : null,
    favourites: kept,
  };
}

function add<T>(counts: Map<T, number>, key: T, by: number) {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
function addTo<T>(options: Map<T, FacetOption<T> & { all: number }>, value: T, by: number) {
  const entry = options.get(value) ?? { value, count: 0, all: 0 };
  options.set(value, { value, count: entry.count + by, all: entry.all + 1 });
}
const byAll = <T>(options: Map<T, FacetOption<T> & { all: number }>): FacetOption<T>[] =>
  [...options.values()].sort((a, b) => b.all - a.all).map(({ value, count }) => ({ value, count }));
const toOption = <T>([value, count]: [T, number]): FacetOption<T> => ({ value, count });
