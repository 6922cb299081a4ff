import type { ExchangeRates } from '../../money/ports';
import { createQuoteMoney } from '../quoteMoney';

/** The same answer in another currency. */
export const inCurrency = (answer: unknown, currency: string): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll('"COP"', `"${currency}"`));
/** Exchange rates for tests: `rate` for every currency, and none for the currencies in `without`. */
export const rateFor =
  (rate: string, ...without: string[]): ExchangeRates['rateOf'] =>
  (currency) =>
    without.includes(currency) ? undefined : { currency, rate, day: '2027-01-10' };
/** Exchange rates for tests: 4,000 pesos per unit of every currency, and none for those in `without`. */
export const moneyAt4000 = (...without: string[]) =>
  createQuoteMoney({ rateOf: rateFor('4000', ...without) });
