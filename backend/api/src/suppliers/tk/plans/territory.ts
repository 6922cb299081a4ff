import { countries } from 'countries-list';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { TK_CODE } from '../refusal';

const HOME = 'CO';
const EUROPE = 'EUROPE';
/** Territories on sale: worldwide, Europe, Colombia. */
export type Reach = 'W' | 'E' | 'L';
const NAMES: Record<Reach, RegExp> = {
  W: /world|mundi|mundo/i,
  E: /europ/i,
  L: /local|nacional/i,
};
const byCode: Readonly<Record<string, { continent: string } | undefined>> = countries;
const isInEurope = (place: string) => place === EUROPE || byCode[place]?.continent === 'EU';

/** The smallest territory that covers all places, which are ISO countries or regions of the search form. */
export function reachOf(destinations: readonly string[]): Reach {
  if (destinations.every((place) => place === HOME)) return 'L';
  return destinations.every(isInEurope) ? 'E' : 'W';
}
/** The vendor's number of a territory. @throws SupplierError `malformed` when the vendor does not list it */
export function territoryOf(
  reach: Reach,
  regions: readonly { id_territory: string; desc_small: string }[],
): string {
  const found = regions.find(({ desc_small }) => NAMES[reach].test(desc_small));
  if (!found) throw new SupplierError(TK_CODE, 'malformed', new Error(`territory ${reach}`));
  return found.id_territory;
}
