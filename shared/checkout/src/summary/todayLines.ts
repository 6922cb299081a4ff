import type { PriceBreakdown } from '@tiquete/contracts';
import type { PriceLine } from './PriceLines';

/** What the total of today is made of, after the base; taxes that it does not include are paid on the spot. */
export function todayLines({ taxes, fees }: PriceBreakdown): PriceLine[] {
  return [...taxes.filter(({ included }) => included), ...fees].filter(
    ({ amount }) => amount !== 0,
  );
}
