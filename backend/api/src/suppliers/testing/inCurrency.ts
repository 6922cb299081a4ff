import type { ExchangeRates } from '../../money/ports';
import { createQuoteMoney } from '../quoteMoney';

/** The same answer in another currency. */
export const inCurrency = (answer: unknown, currency: string): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll('"COP"', `"${currency}"`));
/** Exchange rates: the same for all currencies but those named, which have none. */
export const rateFor =
  (rate: string, ...without: string[]): ExchangeRates['rateOf'] =>
  (currency) =>
    without.includes(currency) ? undefined : { currency, rate, day: '2027-01-10' };
/** Exchange rates of 4,000 pesos per unit of any currency but those named. */
export const moneyAt4000 = (...without: string[]) =>
  createQuoteMoney({ rateOf: rateFor('4000', ...without) });
