const DECIMALS = 6;
const UNIT = 10n ** BigInt(DECIMALS);

/** Parses an amount such as `77.440` to millionths. @throws RangeError for an invalid decimal number */
export function toUnits(text: string): bigint {
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (whole === '') throw new RangeError('not an amount');
  return BigInt(whole) * UNIT + BigInt(fraction.padEnd(DECIMALS, '0'));
}
/** Formats millionths as a decimal without trailing zeros: `77.44`. */
export function formatUnits(units: bigint): string {
  const fraction = String(units % UNIT)
    .padStart(DECIMALS, '0')
    .replace(/0+$/, '');
  return fraction === '' ? String(units / UNIT) : `${units / UNIT}.${fraction}`;
}
export const sumOf = (amounts: readonly string[]): bigint =>
  amounts.reduce((total, amount) => total + toUnits(amount), 0n);

/** Splits a total into equal parts of whole cents. The first part gets the remainder. */
export function shareOut(total: string, parts: number): string[] {
  const cent = UNIT / 100n;
  const share = (toUnits(total) / BigInt(parts) / cent) * cent;
  const first = toUnits(total) - share * BigInt(parts - 1);
  return Array.from({ length: parts }, (_, index) => formatUnits(index === 0 ? first : share));
}
