import type { ExchangeRate } from '@tiquete/contracts';

/** Source of exchange rates. A quote takes one rate per currency, stores it, and uses it for refunds. */
export interface ExchangeRates {
  /** Undefined for a currency without a rate, or with one older than its limit; prices in it are then not sold. */
  rateOf(currency: string): ExchangeRate | undefined;
  /** True when `rateOf` would return a rate; a missing rate is not counted in the metric here. */
  has?(currency: string): boolean;
}
