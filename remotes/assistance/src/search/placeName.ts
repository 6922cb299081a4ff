import { regions } from '../messages/regions';

let countries: Intl.DisplayNames | null = null;
let list: Intl.ListFormat | null = null;

/** A region or a country in Spanish; a code that nobody knows stays a code. */
export function placeName(code: string): string {
  const region = Object.entries(regions).find(([known]) => known === code);
  if (region) return region[1];
  if (!/^[A-Z]{2}$/.test(code)) return code;
  countries ??= new Intl.DisplayNames('es', { type: 'region' });
  return countries.of(code) ?? code;
}
/** `Europa y Japón`. */
export function placeNames(codes: readonly string[]): string {
  list ??= new Intl.ListFormat('es', { type: 'conjunction' });
  return list.format(codes.map(placeName));
}
