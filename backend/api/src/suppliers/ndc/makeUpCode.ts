/**
 * Two digits, a form that IATA assigns to no airline, for a carrier without a code. The same carrier always gets the same
 * digits.
 */
export function makeUpCode(carrier: string): string {
  let sum = 0;
  for (const letter of carrier) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return String(sum % 100).padStart(2, '0');
}
