import { CURRENCY, type ExchangeRate, type Money } from '@tiquete/contracts';
import { toPesos } from '@tiquete/domain';
import { UnsoldCurrency } from '../lib/unsoldCurrency';
import type { ExchangeRates } from '../money/ports';

export const NO_RATES: ExchangeRates = { rateOf: () => undefined };

/** Today's exchange rates, except that the currency of a booking has the rate stored with the booking, of any age. */
export const withStoredRate = (
  exchange: ExchangeRates,
  stored: ExchangeRate | undefined,
): ExchangeRates =>
  stored
    ? {
        has: (currency) =>
          currency === stored.currency ||
          (exchange.has?.(currency) ?? exchange.rateOf(currency) !== undefined),
        rateOf: (currency) => (currency === stored.currency ? stored : exchange.rateOf(currency)),
      }
    : exchange;

/** Converts the money of one supplier answer. All amounts in one currency use the same rate. */
export function createQuoteMoney(exchange: ExchangeRates) {
  const used = new Map<string, ExchangeRate | undefined>();
  const find = (currency: string): ExchangeRate | undefined => {
    if (!used.has(currency)) used.set(currency, exchange.rateOf(currency));
    return used.get(currency);
  };
  const has = exchange.has ?? ((currency: string) => find(currency) !== undefined);
  /** Exchange rate of a currency; undefined for pesos. @throws UnsoldCurrency */
  const rateOf = (currency: string): ExchangeRate | undefined => {
    if (currency === CURRENCY) return undefined;
    const rate = find(currency);
    if (!rate) throw new UnsoldCurrency(currency);
    return rate;
  };
  return {
    /** True for pesos and for a currency with a usable rate. */
    isSold: (currency: string) =>
      currency === CURRENCY || (has(currency) && find(currency) !== undefined),
    rateOf,
    /**
     * Whole pesos, rounded once. An amount in pesos stays unchanged. @throws UnsoldCurrency; RangeError for an invalid decimal
     * number
     */
    pesosOf(amount: number, currency: string) {
      const rate = rateOf(currency);
      return rate ? toPesos(toMoney(amount, currency), rate) : amount;
    },
  };
}
export type QuoteMoney = ReturnType<typeof createQuoteMoney>;

const DECIMALS = 6;
/** Amount and currency as `Money`, without floating-point errors: `12.3`, `EUR`. */
export const toMoney = (amount: number, currency: string): Money => ({
  amount: String(Number(amount.toFixed(DECIMALS))),
  currency,
});

/**
 * The supplier's price in its own currency with its exchange rate, which is stored with an offer; undefined for pesos.
 * @throws UnsoldCurrency
 */
export function quotedOf(amount: number, currency: string, money: QuoteMoney) {
  const rate = money.rateOf(currency);
  return rate && { original: toMoney(amount, currency), rate };
}
