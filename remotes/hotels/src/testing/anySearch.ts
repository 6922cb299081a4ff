import type { MealPlan } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/platform';
import type { HotelQuery } from '@tiquete/domain/searches/hotels';
import {
  HOTEL_ORDERS,
  hotelFilters,
  PROPERTY_TYPES,
  SCORES,
  MEAL_PLANS,
  type HotelFilters,
} from '../model/hotelFilters';

/** Deterministic numbers in [0, 1), so that a failure can be repeated; mulberry32. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
const NAMES = [
  'Cartagena',
  'Bogotá D.C. & sabana',
  '100% Playa + Sol',
  'Año/Ñoño?#=',
  '東京',
  "L'Été",
];
/** A valid search with filters; equal seeds give equal searches. */
export function anySearch(seed: number): { query: HotelQuery; filters: HotelFilters } {
  const random = randomFrom(seed);
  const int = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  const some = <T>(values: readonly T[]) => values.filter(() => random() < 0.5);
  const checkin = addDays(today(), int(0, 500));
  const min = int(0, 500000);
  return {
    query: {
      destination: {
        kind: random() < 0.5 ? 'city' : 'hotel',
        code: `C-${int(1, 99999)}`,
        name: NAMES[int(0, 5)] ?? '',
      },
      checkin,
      checkout: addDays(checkin, int(1, 30)),
      rooms: Array.from({ length: int(1, 4) }, () => ({
        adults: int(1, 6),
        childrens: Array.from({ length: int(0, 4) }, () => int(0, 17)),
      })),
      nationality: random() < 0.5 ? 'CO' : 'MX',
    },
    filters: {
      ...hotelFilters.none,
      price: random() < 0.5 ? [min, min + int(0, 500000)] : null,
      name: random() < 0.5 ? (NAMES[int(0, 5)] ?? '') : '',
      star: some([1, 2, 3, 4, 5]),
      mealPlan: some<MealPlan>(MEAL_PLANS),
      freeCancellation: random() < 0.5,
      score: random() < 0.5 ? (SCORES[int(0, 2)] ?? null) : null,
      service: some(['Piscina', 'Acceso para silla de ruedas', 'Bar & café']),
      type: some(PROPERTY_TYPES),
      allPaid: random() < 0.5,
      zone: some(['CEN', 'BOC', 'Z 1']),
      favourites: random() < 0.5,
      area:
        random() < 0.5
          ? ([int(-80, 0), int(-180, 0) / 7, int(1, 80), int(1, 180)].map(
              (side) => Math.round(side * 1e4) / 1e4,
            ) as [number, number, number, number])
          : null,
      map: random() < 0.5,
      orderBy: HOTEL_ORDERS[int(0, 5)] ?? 'price_asc',
    },
  };
}
