/** Names under which a long number is no card: documents, and secrets that are hashed at once. */
const EXEMPT = new Set(['document', 'password', 'csrfToken', 'token']);
const CANDIDATE = /(?<![\p{L}\p{N}])\d(?:[ .\-\u00a0]?\d){12,18}(?![\p{L}\p{N}])/gu;

/** Whether a card number (13 to 19 digits that pass Luhn) stands anywhere in a JSON value. */
export function hasCardNumber(value: unknown, name = ''): boolean {
  if (EXEMPT.has(name)) return false;
  if (typeof value === 'string') return textHasCardNumber(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) && textHasCardNumber(String(value));
  if (Array.isArray(value)) return value.some((item) => hasCardNumber(item, name === 'documents' ? name : ''));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, inner]) => textHasCardNumber(key) || (!(name === 'documents' && key === 'number') && hasCardNumber(inner, key)),
  );
}

function textHasCardNumber(text: string): boolean {
  for (const [candidate] of text.normalize('NFKC').matchAll(CANDIDATE)) {
    const groups = candidate.split(/[ .\-\u00a0]/);
    // Cards are printed in groups of up to seven digits; a UUID ends in twelve.
    if (groups.length > 1 && groups.some((group) => group.length > 7)) continue;
    if (passesLuhn(groups.join(''))) return true;
  }
  return false;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = digit * 2;
    sum += place % 2 === 0 ? digit : doubled - (doubled > 9 ? 9 : 0);
  }
  return sum % 10 === 0 && Number(digits) !== 0;
}
