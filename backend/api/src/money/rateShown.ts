import type { ExchangeRate } from '@tiquete/contracts';
import type { ExchangeRates } from './ports';

/** The rate at which a price was shown, while its currency has any usable rate. */
export const rateShown = (
  exchange: ExchangeRates,
  shown: ExchangeRate | undefined,
): ExchangeRate | undefined => (shown && exchange.rateOf(shown.currency) ? shown : undefined);
