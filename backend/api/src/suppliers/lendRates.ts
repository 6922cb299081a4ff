import type { ExchangeRate } from '@tiquete/contracts';
import type { ExchangeRates } from '../modules/exchange/ports';

/** Rates as plain data, by currency: what a thread can be given. */
export type LentRates = Record<string, ExchangeRate>;
/** Gives work the rates that it needs, and runs it once more when it lacked one that there is. */
export type LendRates = <Output extends { missing: string[] }>(
  work: (rates: LentRates) => Promise<Output>,
) => Promise<Output>;

/** Rates that were needed once are given to later work at once. */
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

/** Lent rates as the port; a currency that is not among them is added to `missing`. */
export function ratesFrom(lent: LentRates, missing: Set<string>): ExchangeRates {
  const rateOf = (currency: string): ExchangeRate | undefined => {
    if (Object.hasOwn(lent, currency)) return lent[currency];
    missing.add(currency);
    return undefined;
  };
  return { rateOf, has: (currency) => rateOf(currency) !== undefined };
}
