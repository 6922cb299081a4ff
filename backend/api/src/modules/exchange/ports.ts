import type { ExchangeRate } from '@tiquete/contracts';

/** Where rates come from. A quote takes one rate per currency, keeps it, and refunds by it. */
export interface ExchangeRates {
  /** Undefined for a currency that has no rate, or one older than its limit: what is priced in it is not sold then. */
  rateOf(currency: string): ExchangeRate | undefined;
  /** Whether `rateOf` would give one; a no is not counted as something that is not sold. */
  has?(currency: string): boolean;
}
