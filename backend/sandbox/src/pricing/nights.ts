import { seasonFactor } from '../calendar/season';
import type { Hotel } from '../inventory/types';
import { chance } from '../random';
import type { Stay } from './types';

/** Price factors by twice the number of stars, because 2.5 stars cannot be a key. */
const STARS: Record<number, number> = {
  2: 0.42,
  4: 0.64,
  5: 0.8,
  6: 1,
  7: 1.22,
  8: 1.55,
  9: 1.95,
  10: 2.6,
};
const LEAD: [days: number, factor: number][] = [
  [2, 1.1],
  [14, 1.04],
  [45, 1],
  [120, 0.97],
];
const FAR = 0.98;

const leadFactor = (days: number) => LEAD.find(([limit]) => days <= limit)?.[1] ?? FAR;

/** Price in pesos of a plain double room without board for each night of the stay, before rounding. */
export function baseNights(hotel: Hotel, stay: Stay, searchedOn: number): number[] {
  const stars = STARS[hotel.category.stars * 2] ?? 1;
  const still =
    hotel.city.level *
    1000 *
    stars *
    hotel.zone.factor *
    hotel.quality *
    leadFactor(stay.checkIn - searchedOn);
  return Array.from({ length: stay.checkOut - stay.checkIn }, (_, index) => {
    const day = stay.checkIn + index;
    return still * seasonFactor(hotel.city.season, day) * (0.96 + 0.08 * chance(hotel.seed, day));
  });
}
