import type { HotelSearchResponse, HotelSummary, MealPlan } from '@tiquete/contracts';
import { formatScore, MEAL_PLAN_LABELS } from '@tiquete/domain';

type Facets = HotelSearchResponse['data']['facets'];
type Count = Facets['star'][number];
const MEAL_PLANS: readonly MealPlan[] = ['RO', 'BB', 'HB', 'FB', 'AI'];

/** Filter values with the number of hotels that have each. */
export function toHotelFacets(hotels: readonly HotelSummary[]): Facets {
  const prices = hotels.map((hotel) => hotel.min_rate);
  const boards = count(
    hotels.flatMap(({ mealPlan }) =>
      mealPlan.map((board) => ({ value: board, label: MEAL_PLAN_LABELS[board] })),
    ),
  );
  return {
    price:
      hotels.length > 0
        ? { min: Math.min(...prices), max: Math.max(...prices) }
        : { min: 0, max: 0 },
    star: count(
      hotels.map(({ star_number }) => ({
        value: String(star_number),
        label: formatScore(star_number),
      })),
    ).sort((a, b) => Number(b.value) - Number(a.value)),
    mealPlan: MEAL_PLANS.flatMap((board) => boards.find(({ value }) => value === board) ?? []),
    zones: byCount(
      hotels
        .filter(({ destination }) => destination.zone_code !== '')
        .map(({ destination }) => ({ value: destination.zone_code, label: destination.zone_name })),
    ),
    amenities: byCount(
      hotels.flatMap(({ amenities }) => amenities.map((name) => ({ value: name, label: name }))),
    ),
    free_cancellation: hotels.filter((hotel) => hotel.free_cancellation).length,
  };
}

function count(options: readonly Omit<Count, 'count'>[]): Count[] {
  const counts = new Map<string, Count>();
  for (const { value, label } of options)
    counts.set(value, { value, label, count: (counts.get(value)?.count ?? 0) + 1 });
  return [...counts.values()];
}
const byCount = (options: readonly Omit<Count, 'count'>[]): Count[] =>
  count(options).sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'es'));
