import type { ExchangeRates } from '../../money/ports';
import { createQuoteMoney } from '../quoteMoney';

/** The same answer in another currency. */
export const inCurrency = (answer: unknown, currency: string): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll('"COP"', `"${currency}"`));
/** One rate for all currencies except those named. */
export const rateFor =
  (rate: string, ...without: string[]): ExchangeRates['rateOf'] =>
  (currency) =>
    without.includes(currency) ? undefined : { currency, rate, day: '2027-01-10' };
/** Money of one answer, at 4,000 pesos per unit of any currency except those named. */
export const moneyAt4000 = (...without: string[]) =>
  createQuoteMoney({ rateOf: rateFor('4000', ...without) });
