import type { HotelSummary } from '@tiquete/contracts';
import { filterTests, type FavouriteCodes } from './filterHotels';
import type { FilterGroup, HotelFilters } from './hotelFilters';

/** The one filter whose removal brings most hotels back, and how many; null when no single removal brings any. */
export function worstFilter(
  hotels: readonly HotelSummary[],
  filters: HotelFilters,
  favourites?: FavouriteCodes,
): { group: FilterGroup; gains: number } | null {
  const tests = filterTests(filters, favourites);
  const gains = new Map<FilterGroup, number>();
  for (const hotel of hotels) {
    const failed = tests.filter(([, passes]) => !passes(hotel));
    const only = failed.length === 1 ? failed[0]?.[0] : undefined;
    if (only) gains.set(only, (gains.get(only) ?? 0) + 1);
  }
  const [worst] = [...gains].sort(([, a], [, b]) => b - a);
  return worst ? { group: worst[0], gains: worst[1] } : null;
}
