import type { ExchangeRate, Money } from '@tiquete/contracts';
import { formatDayYear } from './dates';

/**
 * `1234567` → `1.234.567`. Written by hand, because the first number that Intl formats takes a phone a tenth of a second
 * before anything is on screen.
 */
const grouped = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, '.');

/** A number in the Colombian format with at most `digits` decimals: `1,5`. */
export function formatDecimal(value: number, digits: number): string {
  const [whole, decimals] = String(Number(Math.abs(value).toFixed(digits))).split('.');
  return `${value < 0 ? '-' : ''}${grouped(Number(whole))}${decimals ? `,${decimals}` : ''}`;
}

/** Whole pesos in the Colombian format: `$ 1.234.568`, with a no-break space after the sign. */
export function formatMoney(amount: number): string {
  return `${amount < 0 ? '-' : ''}$\u00a0${grouped(Math.round(Math.abs(amount)))}`;
}

/** Whole pesos where space is limited: `$ 980 mil`, `$ 1,48 M`. */
export function shortMoney(amount: number): string {
  if (amount < 999_500) return `$ ${Math.round(amount / 1000)} mil`;
  const digits = amount < 9_995_000 ? 2 : 1;
  return `$ ${formatDecimal(amount / 1_000_000, digits)} M`;
}

/** Thousands of pesos, for pages that name the unit: `182`, `1.480`. */
export const inThousands = (amount: number): string => grouped(Math.round(amount / 1000));

/** An amount in another currency: `EUR 6,60`, with a no-break space. */
export function formatOther({ amount, currency }: Money): string {
  const [whole, cents] = Number(amount).toFixed(2).split('.');
  return `${currency}\u00a0${grouped(Number(whole))},${cents}`;
}
/** Values of a message about a rate: `EUR`, `$ 4.461,8` for one unit, `22 nov. 2026`. */
export const rateWords = ({ currency, rate, day }: ExchangeRate) => ({
  currency,
  pesos: `$\u00a0${formatDecimal(Number(rate), 2)}`,
  day: formatDayYear(day),
});
