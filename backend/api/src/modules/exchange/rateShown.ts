import type { ExchangeRate } from '@tiquete/contracts';
import type { ExchangeRates } from './ports';

/** The rate that something was shown by, as long as there is one of its currency at all that may be used. */
export const rateShown = (
  exchange: ExchangeRates,
  shown: ExchangeRate | undefined,
): ExchangeRate | undefined => (shown && exchange.rateOf(shown.currency) ? shown : undefined);
