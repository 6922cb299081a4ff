import type { PriceBreakdown } from '@tiquete/contracts';

export interface PriceLine {
  /** Null: the fare itself. */
  name: string | null;
  /** Whole pesos. */
  amount: number;
}
/** What adds up to the total: the fare, the taxes within it and the fees. What is paid at the destination stands apart. */
export function priceLines({ base, taxes, fees }: PriceBreakdown): PriceLine[] {
  const included = taxes.filter((tax) => tax.included);
  return [{ name: null, amount: base }, ...included, ...fees]
    .filter(({ amount }) => amount !== 0)
    .map(({ name, amount }) => ({ name, amount }));
}
