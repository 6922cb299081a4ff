import type { ExchangeRate } from '@tiquete/contracts';

/** Where rates come from. A quote takes one rate per currency, keeps it, and refunds by it. */
export interface ExchangeRates {
  /** Undefined for a currency that has no rate, or one older than its limit: what is priced in it is not sold then. */
  rateOf(currency: string): ExchangeRate | undefined;
  /** Whether `rateOf` would give one; unlike there, a missing rate is not counted in the metric. */
  has?(currency: string): boolean;
}
