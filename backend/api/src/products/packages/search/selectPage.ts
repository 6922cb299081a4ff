import type { PackageOrder } from '@tiquete/contracts';
import type { Listing } from '../catalogue/listing/listing';
import { foundAt, type FoundPackage, type FoundPackages } from './findPackages';

/** The last item of a page: its sort value and its code. */
export interface PageEnd {
  rank: number;
  code: string;
}
export interface PackagePage {
  packages: FoundPackage[];
  /** Number of packages on all pages. */
  total: number;
  /** Start of the next page; null on the last page. */
  next: PageEnd | null;
}

/**
 * One page of the found packages that pass the filters and come after `after`. It is sorted; equal packages are sorted by
 * code. Packages of other pages are not sorted.
 */
export function selectPage(
  listing: Listing,
  found: FoundPackages,
  isLeft: (position: number, pesos: number) => boolean,
  { order, limit, after }: { order: PackageOrder; limit: number; after?: PageEnd },
): PackagePage {
  const { packages, columns, departures } = listing;
  const rankOf = RANKS[order];
  const best: (PageEnd & { index: number })[] = [];
  let total = 0;
  for (let index = 0; index < found.position.length; index += 1) {
    const position = found.position[index] ?? -1;
    const pesos = found.pesos[index] ?? NaN;
    if (!isLeft(position, pesos)) continue;
    total += 1;
    const nights = columns.nights[position] ?? 0;
    const day = departures.day[found.row[index] ?? 0] ?? 0;
    const rank = rankOf({ pesos, nights, day });
    const last = best.length > limit ? best.at(-1) : undefined;
    // Most packages are skipped by their sort value alone.
    if ((last && rank > last.rank) || (after && rank < after.rank)) continue;
    const entry = { rank, code: packages[position]?.code ?? '', index };
    if ((last && !isBefore(entry, last)) || (after && !isBefore(after, entry))) continue;
    const place = best.findIndex((other) => isBefore(entry, other));
    best.splice(place < 0 ? best.length : place, 0, entry);
    // One package more than the page is collected, to know whether there is a next page.
    if (best.length > limit + 1) best.pop();
  }
  const shown = best.slice(0, limit);
  const end = shown.at(-1);
  return {
    packages: shown.flatMap(({ index }) => foundAt(listing, found, index) ?? []),
    total,
    next: end && best.length > limit ? { rank: end.rank, code: end.code } : null,
  };
}

const isBefore = (a: PageEnd, b: PageEnd): boolean =>
  a.rank < b.rank || (a.rank === b.rank && a.code < b.code);
const RANKS: Record<PackageOrder, (one: { pesos: number; nights: number; day: number }) => number> =
  {
    price_asc: ({ pesos }) => pesos,
    price_desc: ({ pesos }) => -pesos,
    nights_asc: ({ nights }) => nights,
    departure_asc: ({ day }) => day,
  };
