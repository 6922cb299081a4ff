let names: Intl.DisplayNames | null = null;

/** Spanish name of an ISO country. An unknown code is returned as it is. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  names ??= new Intl.DisplayNames('es', { type: 'region' });
  return names.of(code) ?? code;
}
