import type { ExchangeRate } from '@tiquete/contracts';

/** Made up, near what these currencies were worth in 2026; nothing is sold by them. */
const RATES = { USD: '4102.35', EUR: '4461.8', GBP: '5297.42' };

/** Rates of today by the app's clock, which need not be the machine's day. */
export const demoRates = (day: string): ReadonlyMap<string, ExchangeRate> =>
  new Map(Object.entries(RATES).map(([currency, rate]) => [currency, { currency, rate, day }]));
