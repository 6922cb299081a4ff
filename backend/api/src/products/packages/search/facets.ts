import { PACKAGE_INCLUSIONS, type PackageFacets, REGIONS } from '@tiquete/contracts';
import { type Listing, toMonthText, type Traits } from '../catalogue/listing/listing';
import { REGION_LABELS } from '../../../modules/places';
import { INCLUSION_LABELS, monthLabel, starLabel } from '../messages/es';
import { boundsOf, type Criteria, findSellable, type FoundPackage } from './findPackages';

type Counts<Value> = ReadonlyMap<Value, number>;
type Count = PackageFacets['months'][number];

/** What the packages found offer to filter by, each with the number of packages that have it. */
export function toFacets(
  listing: Listing,
  found: readonly FoundPackage[],
  criteria: Criteria,
): PackageFacets {
  const months = countMonths(listing, found, criteria);
  const alike = countAll(found.map(({ listed }) => [listed.traits, 1]));
  const countBy = <Value>(valuesOf: (traits: Traits) => readonly Value[]): Counts<Value> =>
    countAll(
      [...alike].flatMap(([traits, count]) =>
        valuesOf(traits).map((value): [Value, number] => [value, count]),
      ),
    );
  const regions = countBy((traits) => traits.regions);
  const includes = countBy((traits) => traits.includes);
  const stars = countBy((traits) => traits.stars);
  return {
    price: rangeOf(found, ({ pesos }) => pesos),
    nights: rangeOf(found, ({ listed }) => listed.nights),
    months: [...months]
      .sort(([a], [b]) => a - b)
      .map(([month, count]) => toCount(toMonthText(month), monthLabel, count)),
    regions: REGIONS.flatMap((region) => {
      const count = regions.get(region);
      return count ? [toCount(region, () => REGION_LABELS[region], count)] : [];
    }),
    includes: PACKAGE_INCLUSIONS.flatMap((type) => {
      const count = includes.get(type);
      return count ? [toCount(type, () => INCLUSION_LABELS[type], count)] : [];
    }),
    stars: [...stars]
      .sort(([a], [b]) => b - a)
      .map(([star, count]) => toCount(String(star), () => starLabel(star), count)),
  };
}
const toCount = (value: string, labelOf: (value: string) => string, count: number): Count => ({
  value,
  label: labelOf(value),
  count,
});

/** In how many packages each value is. */
function countAll<Value>(values: readonly (readonly [Value, number])[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const [value, count] of values) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}

/** Packages by the months of their departures: rows are in the order of days. */
function countMonths(
  listing: Listing,
  found: readonly FoundPackage[],
  criteria: Criteria,
): Counts<number> {
  const sellable = findSellable(listing, boundsOf(criteria));
  const { month } = listing.departures;
  const counts = new Map<number, number>();
  for (const { listed } of found) {
    let last = -1;
    for (let row = listed.first; row < listed.end; row += 1) {
      const own = month[row] ?? 0;
      if (sellable[row] !== 1 || own === last) continue;
      counts.set(own, (counts.get(own) ?? 0) + 1);
      last = own;
    }
  }
  return counts;
}

function rangeOf(
  found: readonly FoundPackage[],
  valueOf: (one: FoundPackage) => number,
): PackageFacets['price'] {
  if (found.length === 0) return { min: 0, max: 0 };
  let [min, max] = [Infinity, -Infinity];
  for (const one of found) {
    min = Math.min(min, valueOf(one));
    max = Math.max(max, valueOf(one));
  }
  return { min, max };
}
