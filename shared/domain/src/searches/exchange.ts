import type { ExchangeRate, Money } from '@tiquete/contracts';

/** `12.34` → 1234 with 2 decimals. @throws RangeError when the text is not a decimal number. */
function readDecimal(text: string): { digits: bigint; decimals: number } {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`not a decimal number: ${text}`);
  const [, sign, whole = '', fraction = ''] = match;
  const digits = BigInt(whole + fraction);
  return { digits: sign ? -digits : digits, decimals: fraction.length };
}

/**
 * Whole pesos of an amount in another currency, rounded once, halves away from zero; exact, without floats. A price of
 * several lines is the sum of its converted lines, never a conversion of their sum.
 * @throws RangeError when `rate` is of another currency, or a number cannot be read.
 */
export function toPesos({ amount, currency }: Money, rate: ExchangeRate): number {
  if (currency !== rate.currency)
    throw new RangeError(`a rate of ${rate.currency} does not convert ${currency}`);
  const left = readDecimal(amount);
  const right = readDecimal(rate.rate);
  const product = left.digits * right.digits;
  const unit = 10n ** BigInt(left.decimals + right.decimals);
  const half = product < 0n ? -unit / 2n : unit / 2n;
  return Number((product + half) / unit);
}
