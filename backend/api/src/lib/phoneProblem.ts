const COLOMBIA = '57';
/** E.164. */
const MAX_DIGITS = 15;

/** What is wrong with a number of that country, both digits only; null when nothing is. */
export function phoneProblem(country: string, phone: string): 'too-long' | 'not-colombian' | null {
  if (country.length + phone.length > MAX_DIGITS) return 'too-long';
  return country === COLOMBIA && !/^[36]\d{9}$/.test(phone) ? 'not-colombian' : null;
}
