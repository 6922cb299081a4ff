import { doStock } from './dohotels/stock';
import { inventory } from './inventory/inventory';

/** A hotel as its supplier's static content describes it. */
export interface CatalogueEntry {
  code: number;
  name: string;
  city: string;
  geo: { latitude: number; longitude: number };
  stars: number;
}
/**
 * Catalogues of both hotel suppliers. `twinOf` is the first supplier's code of the same property; no supplier publishes it.
 */
export function createSandboxCatalogues(): {
  hotelbeds: CatalogueEntry[];
  dohotels: (CatalogueEntry & { twinOf: number | null })[];
} {
  const second = doStock().hotels;
  return {
    hotelbeds: inventory().hotels.map(({ code, name, city, latitude, longitude, category }) => ({
      code,
      name,
      city: city.name,
      geo: { latitude, longitude },
      stars: category.stars,
    })),
    dohotels: second.map(({ code, name, city, latitude, longitude, category, twinOf }) => ({
      code,
      name,
      city: city.name,
      geo: { latitude, longitude },
      stars: Math.floor(category.stars),
      twinOf,
    })),
  };
}
