import type { ExchangeRate } from '@tiquete/contracts';
import type { ExchangeRates } from '../money/ports';

/** Exchange rates by currency as plain data, which can be sent to a thread. */
export type LentRates = Record<string, ExchangeRate>;
/** Runs a task with the exchange rates that it needs. It runs again when it lacked a rate that exists. */
export type LendRates = <Output extends { missing: string[] }>(
  work: (rates: LentRates) => Promise<Output>,
) => Promise<Output>;

/** Remembers the currencies that tasks needed, so that later tasks get their exchange rates on the first run. */
export function createRateLender(exchange: ExchangeRates): LendRates {
  const needed = new Set<string>();
  const find = (currency: string): [string, ExchangeRate][] => {
    const rate = exchange.rateOf(currency);
    return rate ? [[currency, rate]] : [];
  };
  return async (work) => {
    const has = exchange.has ?? ((currency: string) => exchange.rateOf(currency) !== undefined);
    let rates: LentRates = Object.fromEntries([...needed].filter(has).flatMap(find));
    for (;;) {
      const output = await work(rates);
      const found = output.missing.flatMap(find);
      if (found.length === 0) return output;
      for (const [currency] of found) needed.add(currency);
      rates = { ...rates, ...Object.fromEntries(found) };
    }
  };
}

/** Exchange rates from plain data. A currency without a rate is added to `missing`. */
export function ratesFrom(lent: LentRates, missing: Set<string>): ExchangeRates {
  const rateOf = (currency: string): ExchangeRate | undefined => {
    if (Object.hasOwn(lent, currency)) return lent[currency];
    missing.add(currency);
    return undefined;
  };
  return { rateOf, has: (currency) => rateOf(currency) !== undefined };
}
