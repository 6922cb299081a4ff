/** Most travellers' country. The browser takes 25 ms to load the names of all countries, which a first page can do without. */
const NAMED: Readonly<Record<string, string>> = { CO: 'Colombia' };
let names: Intl.DisplayNames | null = null;

/** Spanish name of an ISO country. An unknown code is returned as it is. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return NAMED[code] ?? nameOf(code);
}
function nameOf(code: string): string {
  names ??= new Intl.DisplayNames('es', { type: 'region' });
  return names.of(code) ?? code;
}
