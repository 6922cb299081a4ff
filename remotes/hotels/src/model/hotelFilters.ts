import type { HotelOrder, MealPlan, PropertyType } from '@tiquete/contracts';
import type { MapArea } from '@tiquete/ui';

/** The specification's orders, and ours. */
export type OrderBy = HotelOrder | 'recommended' | 'score_desc';
/** Filters and order of a result. An empty list, an empty name and a null price match every hotel. */
export interface HotelFilters {
  /** Whole pesos of the whole stay, both ends included. */
  price: [min: number, max: number] | null;
  name: string;
  /** Whole stars; a half counts under them. */
  star: number[];
  mealPlan: MealPlan[];
  freeCancellation: boolean;
  /** Minimum score out of ten, one of `SCORES`. */
  score: number | null;
  /** Names of amenities, every one of which a hotel must have. */
  service: string[];
  type: PropertyType[];
  /** Only hotels that collect nothing themselves. */
  allPaid: boolean;
  /** Zone codes of the destination. */
  zone: string[];
  /** Only hotels that the traveller keeps. */
  favourites: boolean;
  /** Only hotels in this part of the map. */
  area: MapArea | null;
  orderBy: OrderBy;
  /** Narrows nothing: the map is shown. */
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
/** In the specification's order, ours after them. */
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
/** Highest first. */
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

/** The row of stars under which a hotel counts: 3.5 under 3. */
export const wholeStars = ({ star_number }: { star_number: number }): number =>
  Math.floor(star_number);

/** The filters without one group; the rest stays. */
export function withoutGroup(filters: HotelFilters, group: FilterGroup): HotelFilters {
  return { ...filters, [group]: noFilters[group] };
}
export function withoutFilters(filters: HotelFilters): HotelFilters {
  return { ...noFilters, orderBy: filters.orderBy, map: filters.map };
}
