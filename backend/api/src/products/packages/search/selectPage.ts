import type { PackageOrder } from '@tiquete/contracts';
import type { Listing } from '../catalogue/listing/listing';
import type { FoundPackage } from './findPackages';

/** The last of a page: by what it is ordered, and its code. */
export interface PageEnd {
  rank: number;
  code: string;
}
export interface Page {
  packages: FoundPackage[];
  /** Null after the last page. */
  next: PageEnd | null;
}

/** What comes after `after` in an order, the smallest first; equal ones by code. Only so many are sorted as are shown. */
export function selectPage(
  found: readonly FoundPackage[],
  { day }: Listing['departures'],
  { order, limit, after }: { order: PackageOrder; limit: number; after?: PageEnd },
): Page {
  const rankOf = RANKS[order];
  const kept: (PageEnd & { one: FoundPackage })[] = [];
  for (const one of found) {
    const rank = rankOf(one, day);
    const last = kept.length > limit ? kept.at(-1) : undefined;
    // Most are behind by their rank alone.
    if ((last && rank > last.rank) || (after && rank < after.rank)) continue;
    const entry = { rank, code: one.listed.code, one };
    if ((last && !isBefore(entry, last)) || (after && !isBefore(after, entry))) continue;
    const at = kept.findIndex((other) => isBefore(entry, other));
    kept.splice(at < 0 ? kept.length : at, 0, entry);
    // One more than is shown says whether there is a next page.
    if (kept.length > limit + 1) kept.pop();
  }
  const shown = kept.slice(0, limit);
  const end = shown.at(-1);
  return {
    packages: shown.map(({ one }) => one),
    next: end && kept.length > limit ? { rank: end.rank, code: end.code } : null,
  };
}

const isBefore = (a: PageEnd, b: PageEnd): boolean =>
  a.rank < b.rank || (a.rank === b.rank && a.code < b.code);
const RANKS: Record<PackageOrder, (one: FoundPackage, day: Int32Array) => number> = {
  price_asc: ({ pesos }) => pesos,
  price_desc: ({ pesos }) => -pesos,
  nights_asc: ({ listed }) => listed.nights,
  departure_asc: ({ row }, day) => day[row] ?? 0,
};
