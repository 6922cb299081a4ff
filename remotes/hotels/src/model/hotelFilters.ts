import type { HotelOrder, HotelSummary, MealPlan, PropertyType } from '@tiquete/contracts';
import { fold } from '@tiquete/platform';
import {
  defineFilters,
  flag,
  known,
  list,
  order,
  range,
  single,
  stored,
  text,
  toggled,
  type FiltersOf,
  type FilterState,
} from '@tiquete/search';
import type { MapArea } from '@tiquete/ui';
import { isArea, isInside } from './area';

/** The specification's orders, and two of ours. */
export type OrderBy = HotelOrder | 'recommended' | 'score_desc';
/** The specification's orders, then ours. */
export const HOTEL_ORDERS: readonly OrderBy[] = [
  'price_desc',
  'price_asc',
  'star_asc',
  'promotion_asc',
  'recommended',
  'score_desc',
];
/** Minimum scores out of ten, highest first. */
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

/** Data of the page that the tests need. */
interface Visit {
  /** Hotel codes. */
  favourites: ReadonlySet<string>;
}
const inOrder = known(PROPERTY_TYPES);
const unique = <T>(values: T[]): T[] => [...new Set(values)];
const scoreOf = ({ reviews }: HotelSummary) => reviews?.score ?? 0;

export const hotelFilters = defineFilters({
  /** Whole pesos of the whole stay. */
  price: stored(range(({ min_rate }: HotelSummary) => min_rate)),
  name: stored(
    text(80, (name) => {
      const needle = fold(name);
      return (hotel: HotelSummary) => fold(hotel.name).includes(needle);
    }),
  ),
  /** Whole stars: 3.5 counts as 3. */
  star: stored(
    list({
      read: (texts) =>
        unique(texts.map((star) => Math.floor(Number(star)))).filter(
          (star) => star > 0 && star < 6,
        ),
      of: ({ star_number }: HotelSummary) => (star_number < 1 ? [] : [Math.floor(star_number)]),
      order: (a, b) => b - a,
    }),
  ),
  mealPlan: stored(
    list({
      read: known(MEAL_PLANS),
      of: ({ mealPlan }: HotelSummary) => mealPlan,
      order: MEAL_PLANS,
    }),
  ),
  freeCancellation: flag({
    name: 'free_cancellation',
    of: ({ free_cancellation }: HotelSummary) => free_cancellation,
  }),
  score: single({
    read: (value) => SCORES.find((score) => String(score) === value) ?? null,
    write: String,
    test: (score, hotel: HotelSummary) => scoreOf(hotel) >= score,
    of: (hotel: HotelSummary) => SCORES.filter((score) => scoreOf(hotel) >= score),
    order: SCORES,
  }),
  /** Names of amenities, all of which a hotel must have. */
  service: list({
    read: (texts) => unique(texts.map((name) => name.slice(0, 60))).slice(0, 20),
    of: ({ amenities }: HotelSummary) => amenities,
    isEvery: true,
  }),
  type: {
    ...list({
      read: inOrder,
      of: ({ property_type: type }: HotelSummary) => (type ? [type] : []),
    }),
    toggle: (types: PropertyType[], type: PropertyType) => inOrder(toggled(types, type)),
  },
  /** True for hotels that are paid in full in advance. */
  allPaid: flag({
    name: 'all_paid',
    of: ({ pay_at_hotel_amount }: HotelSummary) => pay_at_hotel_amount === 0,
  }),
  /** Zone codes of the destination. */
  zone: list({
    read: (texts) => unique(texts).slice(0, 50),
    // Hotels whose supplier names no zone have no option.
    of: ({ destination: { zone_code, zone_name } }: HotelSummary) => (zone_name ? [zone_code] : []),
    labelOf: ({ destination }) => destination.zone_name,
  }),
  favourites: flag({
    of: ({ hotelCode }: HotelSummary, { favourites }: Visit) => favourites.has(hotelCode),
  }),
  /** Part of the map whose hotels are shown. */
  area: single({
    read: readArea,
    write: (area) => area.join(','),
    test: (area, hotel: HotelSummary) => isInside(area, hotel.geo),
  }),
  /** True if the map is shown. */
  map: { ...flag(), isView: true },
  orderBy: stored(order(HOTEL_ORDERS, 'price_asc')),
});
export type HotelFilters = FiltersOf<typeof hotelFilters.rows>;
export type HotelFilterState = FilterState<typeof hotelFilters.rows>;

function readArea(value: string): MapArea | null {
  const area = /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/.test(value)
    ? value.split(',').map(Number)
    : [];
  return isArea(area) ? area : null;
}
