import type { PriceBreakdown } from '@tiquete/contracts';

export interface PriceLine {
  /** Name of a tax or fee; null for the fare. */
  name: string | null;
  /** Whole pesos. */
  amount: number;
}
/** The lines that add up to the total: fare, included taxes and fees. Amounts paid at the destination are left out. */
export function priceLines({ base, taxes, fees }: PriceBreakdown): PriceLine[] {
  const included = taxes.filter((tax) => tax.included);
  return [{ name: null, amount: base }, ...included, ...fees]
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount }) => ({ name, amount }));
}
