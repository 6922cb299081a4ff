import { pesosFrom } from '../fares/money';
import type { Haul } from '../fares/tariffs';
import type { Tariff } from '../fares/types';
import type { SeatZone } from './types';

/** Dollars of a chosen seat by length of the bound. */
const DOLLARS: Record<SeatZone, readonly [number, number, number]> = {
  STANDARD: [4.5, 11, 24],
  FRONT: [8, 19, 38],
  EXTRA_LEGROOM: [12, 29, 68],
  EXIT: [10, 26, 60],
};
const LOW_COST = 0.8;

/** Whole pesos. Tariffs that include a seat include a standard one; flexible ones include any seat without extra legroom. */
export function seatPrice(zone: SeatZone, tariff: Tariff, haul: Haul, isLowCost: boolean): number {
  if (tariff.cabin !== 'ECONOMY') return 0;
  const isIncluded =
    tariff.seat === 'INCLUDED' &&
    (zone === 'STANDARD' || (zone === 'FRONT' && tariff.hasPriorityBoarding));
  return isIncluded ? 0 : pesosFrom(DOLLARS[zone][haul] * (isLowCost ? LOW_COST : 1));
}
