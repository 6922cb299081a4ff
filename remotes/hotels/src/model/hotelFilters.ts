import type { HotelOrder, MealPlan, PropertyType } from '@tiquete/contracts';
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
import type { RatedHotel } from './ratedHotels';

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
/** `OTHER`: the supplier states no type, or one that we do not name. */
export type TypeFilter = PropertyType | 'OTHER';
export const PROPERTY_TYPES: readonly TypeFilter[] = [
  'HOTEL',
  'RESORT',
  'APARTHOTEL',
  'APARTMENT',
  'HOUSE',
  'GUESTHOUSE',
  'HOSTEL',
  'CAMPING',
  'OTHER',
];
export const MEAL_PLANS: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

/** Data of the page that the tests need. */
interface Visit {
  /** Hotel codes. */
  favourites: ReadonlySet<string>;
}
const inOrder = known(PROPERTY_TYPES);
const unique = <T>(values: T[]): T[] => [...new Set(values)];
const scoreOf = ({ hotel: { reviews } }: RatedHotel) => reviews?.score ?? 0;

/** Filters of rates. A hotel is shown if one of its rates passes all of them. */
export const hotelFilters = defineFilters(
  {
    /** Whole pesos of the whole stay. */
    price: stored(range(({ rate }: RatedHotel) => rate.rate)),
    name: stored(
      text(80, (name) => {
        const needle = fold(name);
        return ({ hotel }: RatedHotel) => fold(hotel.name).includes(needle);
      }),
    ),
    /** Whole stars: 3.5 counts as 3. */
    star: stored(
      list({
        read: (texts) =>
          unique(texts.map((star) => Math.floor(Number(star)))).filter(
            (star) => star > 0 && star < 6,
          ),
        of: ({ hotel: { star_number } }: RatedHotel) =>
          star_number < 1 ? [] : [Math.floor(star_number)],
        order: (a, b) => b - a,
      }),
    ),
    mealPlan: stored(
      list({
        read: known(MEAL_PLANS),
        of: ({ rate }: RatedHotel) => [rate.board],
        order: MEAL_PLANS,
      }),
    ),
    freeCancellation: flag({
      name: 'free_cancellation',
      of: ({ rate }: RatedHotel) => rate.free_cancellation_until !== null,
    }),
    score: single({
      read: (value) => SCORES.find((score) => String(score) === value) ?? null,
      write: String,
      test: (score, rated: RatedHotel) => scoreOf(rated) >= score,
      of: (rated: RatedHotel) => SCORES.filter((score) => scoreOf(rated) >= score),
      order: SCORES,
    }),
    /** Names of amenities, all of which a hotel must have. */
    service: list({
      read: (texts) => unique(texts.map((name) => name.slice(0, 60))).slice(0, 20),
      of: ({ hotel }: RatedHotel) => hotel.amenities,
      isEvery: true,
    }),
    type: {
      ...list({
        read: inOrder,
        of: ({ hotel }: RatedHotel): TypeFilter[] => [hotel.property_type ?? 'OTHER'],
      }),
      toggle: (types: TypeFilter[], type: TypeFilter) => inOrder(toggled(types, type)),
    },
    /** True for rates that are paid in full in advance. */
    allPaid: flag({
      name: 'all_paid',
      of: ({ rate }: RatedHotel) => rate.pay_at_hotel_amount === 0,
    }),
    /** Zone codes of the destination. */
    zone: list({
      read: (texts) => unique(texts).slice(0, 50),
      // Hotels whose supplier names no zone have no option.
      of: ({ hotel: { destination } }: RatedHotel) =>
        destination.zone_name ? [destination.zone_code] : [],
      labelOf: ({ hotel }) => hotel.destination.zone_name,
    }),
    favourites: flag({
      of: ({ hotel }: RatedHotel, { favourites }: Visit) => favourites.has(hotel.hotelCode),
    }),
    /** Part of the map whose hotels are shown. */
    area: single({
      read: readArea,
      write: (area) => area.join(','),
      test: (area, { hotel }: RatedHotel) => isInside(area, hotel.geo),
    }),
    /** True if the map is shown. */
    map: { ...flag(), isView: true },
    orderBy: stored(order(HOTEL_ORDERS, 'price_asc')),
  },
  { cardOf: ({ hotel }) => hotel },
);
export type HotelFilters = FiltersOf<typeof hotelFilters.rows>;
export type HotelFilterState = FilterState<typeof hotelFilters.rows>;

function readArea(value: string): MapArea | null {
  const area = /^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/.test(value)
    ? value.split(',').map(Number)
    : [];
  return isArea(area) ? area : null;
}
