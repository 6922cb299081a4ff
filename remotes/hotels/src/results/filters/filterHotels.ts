import type { HotelSummary } from '@tiquete/contracts';
import { fold } from '@tiquete/platform';
import type { FilterTest } from '@tiquete/search';
import { isInside } from '../../model/area';
import { wholeStars, type FilterGroup, type HotelFilters } from '../../model/hotelFilters';

/** Codes of the favourites. */
export type FavouriteCodes = ReadonlySet<string>;
const noFavourites: FavouriteCodes = new Set();

/** One test for each active filter group, so that unused groups cost no time. */
export function filterTests(
  filters: HotelFilters,
  favourites: FavouriteCodes = noFavourites,
): FilterTest<HotelSummary, FilterGroup>[] {
  const { price, star, mealPlan, score, service, type, zone, area } = filters;
  const needle = fold(filters.name);
  const tests: FilterTest<HotelSummary, FilterGroup>[] = [];
  if (price)
    tests.push(['price', (hotel) => hotel.min_rate >= price[0] && hotel.min_rate <= price[1]]);
  if (needle) tests.push(['name', (hotel) => fold(hotel.name).includes(needle)]);
  if (star.length > 0) tests.push(['star', (hotel) => star.includes(wholeStars(hotel))]);
  if (mealPlan.length > 0)
    tests.push(['mealPlan', (hotel) => hotel.mealPlan.some((plan) => mealPlan.includes(plan))]);
  if (filters.freeCancellation)
    tests.push(['freeCancellation', (hotel) => hotel.free_cancellation]);
  if (score !== null) tests.push(['score', (hotel) => (hotel.reviews?.score ?? 0) >= score]);
  if (service.length > 0)
    tests.push(['service', ({ amenities }) => service.every((name) => amenities.includes(name))]);
  if (type.length > 0)
    tests.push(['type', ({ property_type: own }) => !!own && type.includes(own)]);
  if (filters.allPaid) tests.push(['allPaid', (hotel) => hotel.pay_at_hotel_amount === 0]);
  if (zone.length > 0) tests.push(['zone', (hotel) => zone.includes(hotel.destination.zone_code)]);
  if (filters.favourites) tests.push(['favourites', (hotel) => favourites.has(hotel.hotelCode)]);
  if (area) tests.push(['area', (hotel) => isInside(area, hotel.geo)]);
  return tests;
}

export function filterHotels(
  hotels: readonly HotelSummary[],
  filters: HotelFilters,
  favourites?: FavouriteCodes,
): HotelSummary[] {
  const tests = filterTests(filters, favourites);
  return hotels.filter((hotel) => tests.every(([, passes]) => passes(hotel)));
}
