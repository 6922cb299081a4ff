import type { PriceChange } from '@tiquete/contracts';

/** What the traveller saw against what is asked now, in whole pesos; per cent with one decimal. */
export const priceChange = (previous: number, current: number): PriceChange => ({
  previous,
  current,
  difference: current - previous,
  porcent: Math.round((1000 * (current - previous)) / previous) / 10,
  changed: current !== previous,
});
