import { REGION_LABELS } from '@tiquete/domain/searches/assistance';
import { countryName } from '@tiquete/platform';

let list: Intl.ListFormat | null = null;

/** Name of a region or country in Spanish; an unknown code is returned unchanged. */
export function placeName(code: string): string {
  const region = Object.entries(REGION_LABELS).find(([known]) => known === code);
  return region ? region[1] : countryName(code);
}
/** Names of regions or countries as one text: `Europa y Japón`. */
export function placeNames(codes: readonly string[]): string {
  list ??= new Intl.ListFormat('es', { type: 'conjunction' });
  return list.format(codes.map(placeName));
}
