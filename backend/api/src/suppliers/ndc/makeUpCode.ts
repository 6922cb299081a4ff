/** Two digits, a form that IATA gives to no airline, for a carrier that has no code of its own; the same for the same carrier. */
export function makeUpCode(carrier: string): string {
  let sum = 0;
  for (const letter of carrier) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return String(sum % 100).padStart(2, '0');
}
