import type { PriceBreakdown } from '@tiquete/contracts';
import type { PriceLine } from './PriceLines';

/** Lines of today's total after the base price. Taxes outside the total are paid on the spot. */
export function todayLines({ taxes, fees }: PriceBreakdown): PriceLine[] {
  return [...taxes.filter(({ included }) => included), ...fees].filter(
    ({ amount }) => amount !== 0,
  );
}
