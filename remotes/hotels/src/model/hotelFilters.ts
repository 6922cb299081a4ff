import type { HotelOrder, MealPlan, PropertyType } from '@tiquete/contracts';
import type { MapArea } from '@tiquete/ui';

/** The specification's orders, and two of ours. */
export type OrderBy = HotelOrder | 'recommended' | 'score_desc';
/** Filters and order of a result. An empty list, an empty name and a null price match every hotel. */
export interface HotelFilters {
  /** Whole pesos of the whole stay, both ends included. */
  price: [min: number, max: number] | null;
  name: string;
  /** Whole stars. Half stars are rounded down. */
  star: number[];
  mealPlan: MealPlan[];
  freeCancellation: boolean;
  /** Minimum score out of ten, one of `SCORES`. */
  score: number | null;
  /** Names of amenities, all of which a hotel must have. */
  service: string[];
  type: PropertyType[];
  /** True for only hotels that are paid in full in advance. */
  allPaid: boolean;
  /** Zone codes of the destination. */
  zone: string[];
  /** True for only favourites. */
  favourites: boolean;
  /** Part of the map whose hotels are shown; null for all. */
  area: MapArea | null;
  orderBy: OrderBy;
  /** True if the map is shown. Filters nothing. */
  map: boolean;
}
export type FilterGroup = Exclude<keyof HotelFilters, 'orderBy' | 'map'>;

export const noFilters: HotelFilters = {
  price: null,
  name: '',
  star: [],
  mealPlan: [],
  freeCancellation: false,
  score: null,
  service: [],
  type: [],
  allPaid: false,
  zone: [],
  favourites: false,
  area: null,
  orderBy: 'price_asc',
  map: false,
};
/** The specification's orders, then ours. */
export const HOTEL_ORDERS: readonly OrderBy[] = [
  'price_desc',
  'price_asc',
  'star_asc',
  'promotion_asc',
  'recommended',
  'score_desc',
];
export const orderNamed = (name: string | null): OrderBy | undefined =>
  HOTEL_ORDERS.find((order) => order === name);
/** Minimum scores of the filter, highest first. */
export const SCORES: readonly number[] = [9, 8, 7];
export const PROPERTY_TYPES: readonly PropertyType[] = [
  'HOTEL',
  'RESORT',
  'APARTHOTEL',
  'APARTMENT',
  'HOUSE',
  'GUESTHOUSE',
  'HOSTEL',
  'CAMPING',
];
export const MEAL_PLANS: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

/** The star filter that a hotel belongs to: 3.5 belongs to 3. */
export const wholeStars = ({ star_number }: { star_number: number }): number =>
  Math.floor(star_number);

/** The filters without one group. Other groups are unchanged. */
export function withoutGroup(filters: HotelFilters, group: FilterGroup): HotelFilters {
  return { ...filters, [group]: noFilters[group] };
}
export function withoutFilters(filters: HotelFilters): HotelFilters {
  return { ...noFilters, orderBy: filters.orderBy, map: filters.map };
}
