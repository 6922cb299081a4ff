import type { PackageMonths } from '@tiquete/contracts';
import { addDays } from '@tiquete/domain';
import { statusOf } from './departures/availability';
import type { Listing } from './catalogue/listing/listing';
import type { DayOffer } from './findDays';

/** Days in the calendar's shape. */
export const toDates = (
  { packages, departures: { left, isCertain } }: Listing,
  days: readonly DayOffer[],
): PackageMonths['dates'] =>
  days.map(({ date, pesos, position, row }) => {
    const { nights = 0 } = packages[position] ?? {};
    return {
      DateBegin: date,
      DateEnd: addDays(date, nights),
      nights,
      from_price: pesos,
      availability: statusOf(left[row] ?? 0, isCertain[row] === 1),
    };
  });
