import type { PriceChange } from '@tiquete/contracts';

/** Price that the traveller saw and current price in whole pesos; percentage with one decimal. */
export const priceChange = (previous: number, current: number): PriceChange => ({
  previous,
  current,
  difference: current - previous,
  porcent: Math.round((1000 * (current - previous)) / previous) / 10,
  changed: current !== previous,
});
