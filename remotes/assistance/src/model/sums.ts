import type { ExchangeRate, Money } from '@tiquete/contracts';
import type { Rates } from '@tiquete/domain/searches/assistance';
import { formatDecimal, formatMoney } from '@tiquete/platform';

const DECIMALS = 2;

/** Formats a sum: `USD 60.000`, `USD 210,60`, or pesos in their usual form. */
export function formatSum({ amount, currency }: Money): string {
  if (currency === 'COP') return formatMoney(Number(amount));
  // Cents have two digits or are left out.
  const number = formatDecimal(Number(amount), DECIMALS).replace(/,\d$/, '$&0');
  return `${currency}\u00a0${number}`;
}
export const ratesBy = (rates: readonly ExchangeRate[]): Rates =>
  new Map(rates.map((rate) => [rate.currency, rate]));
