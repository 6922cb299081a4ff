import type { MealPlan } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/platform';
import {
  HOTEL_ORDERS,
  hotelFilters,
  MEAL_PLANS,
  PROPERTY_TYPES,
  SCORES,
  type HotelFilters,
} from './model/hotelFilters';
import { checkSearch } from './model/checkSearch';
import type { HotelQuery } from './model/hotelQuery';
import { aQuery } from './testing/builders';
import { resultsUrl } from './urls';
import { parseSearch } from './model/queryAddress';

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
function anything(seed: number): { query: HotelQuery; filters: HotelFilters } {
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

it('reads back every search and filter that it writes', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { query, filters } = anything(seed);
    const { search } = new URL(
      resultsUrl(query, hotelFilters.write(filters)),
      'https://marca.test',
    );
    expect(checkSearch(parseSearch(search), today())).toEqual({ phase: 'valid', query });
    expect(hotelFilters.read(search)).toEqual(filters);
  }
});

it('reads one adult from Colombia from an address without travellers', () => {
  expect(parseSearch('?destination_code=CTG')).toMatchObject({
    rooms: [{ adults: 1, childrens: [] }],
    nationality: 'CO',
  });
});

it.each([
  ['nothing', '', { destination: 'destinationMissing', dates: 'datesMissing' }],
  [
    'days gone by',
    '?destination_code=CTG&checkin=2020-01-01&checkout=2020-01-03',
    { dates: 'datesPast' },
  ],
  [
    'no days',
    '?destination_code=CTG&checkin=manana&checkout=2020-01-03',
    { dates: 'datesInvalid' },
  ],
  [
    'departure first',
    `?destination_code=CTG&checkin=${aQuery.checkout}&checkout=${aQuery.checkin}`,
    { dates: 'datesOrder' },
  ],
  [
    'too many nights',
    `?destination_code=CTG&checkin=${aQuery.checkin}&checkout=${addDays(aQuery.checkin, 31)}`,
    { dates: 'datesTooLong' },
  ],
  [
    'too far',
    `?destination_code=CTG&checkin=${addDays(today(), 501)}&checkout=${addDays(today(), 502)}`,
    { dates: 'datesTooFar' },
  ],
  [
    'a broken room',
    `?destination_code=CTG&checkin=${aQuery.checkin}&checkout=${aQuery.checkout}&room=2-x`,
    { rooms: 'roomsInvalid' },
  ],
  [
    'a room of minus one',
    `?destination_code=CTG&checkin=${aQuery.checkin}&checkout=${aQuery.checkout}&room=-1`,
    { rooms: 'roomsInvalid' },
  ],
  [
    'a child of 40',
    `?destination_code=CTG&checkin=${aQuery.checkin}&checkout=${aQuery.checkout}&room=2-40`,
    { rooms: 'roomsInvalid' },
  ],
  [
    'a script for a code',
    `?destination_code=%3Cscript%3E&checkin=${aQuery.checkin}&checkout=${aQuery.checkout}`,
    { destination: 'destinationMissing' },
  ],
])('rejects %s and names the error', (_, search, errors) => {
  expect(checkSearch(parseSearch(search), today())).toEqual({ phase: 'invalid', errors });
});
