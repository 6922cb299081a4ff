import { PACKAGE_INCLUSIONS, type PackageFacets, REGIONS } from '@tiquete/contracts';
import {
  type Listing,
  toDayNumber,
  toMonthNumber,
  toMonthText,
  type Traits,
} from '../catalogue/listing/listing';
import { REGION_LABELS } from '../../../modules/places';
import { INCLUSION_LABELS, monthLabel, starLabel } from '../messages/es';
import type { Criteria, FoundPackages } from './findPackages';
import { sellableDays } from './sellableDays';

type Counts<Value> = ReadonlyMap<Value, number>;
type Count = PackageFacets['months'][number];

/** What the packages found offer to filter by, each with the number of packages that have it. */
export function toFacets(
  listing: Listing,
  found: FoundPackages,
  criteria: Criteria,
): PackageFacets {
  const months = countMonths(listing, found, criteria);
  const { alike, nights } = lookAt(listing, found);
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
    price: rangeOf(found.pesos),
    nights,
    months: months.map(([month, count]) => toCount(toMonthText(month), monthLabel, count)),
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

/** How many packages have which traits, and their nights: one look at each. */
function lookAt(
  { packages }: Listing,
  { position }: FoundPackages,
): { alike: Counts<Traits>; nights: Range } {
  const alike = new Map<Traits, number>();
  const nights = new Int32Array(position.length);
  for (let index = 0; index < position.length; index += 1) {
    const listed = packages[position[index] ?? -1];
    if (!listed) continue;
    alike.set(listed.traits, (alike.get(listed.traits) ?? 0) + 1);
    nights[index] = listed.nights;
  }
  return { alike, nights: rangeOf(nights) };
}

/** Packages by the months of their departures that can be bought, the first month first. Rows of a package are in the order of days. */
function countMonths(
  listing: Listing,
  { position }: FoundPackages,
  criteria: Criteria,
): [month: number, count: number][] {
  const days = sellableDays(listing, toDayNumber(criteria.today));
  const [from, to] = [toDayNumber(criteria.from), toDayNumber(criteria.to)];
  const { month } = listing.departures;
  const start = toMonthNumber(criteria.from);
  // By months after the first one.
  const counts: number[] = [];
  for (const at of position) {
    const { first = 0, end = 0 } = listing.packages[at] ?? {};
    let last = -1;
    for (let row = first; row < end; row += 1) {
      const on = days[row] ?? 0;
      if (on < from || on > to) continue;
      const own = month[row] ?? 0;
      if (own === last) continue;
      counts[own - start] = (counts[own - start] ?? 0) + 1;
      last = own;
    }
  }
  return [...counts.entries()].filter(([, count]) => count > 0).map(([at, n]) => [start + at, n]);
}

type Range = PackageFacets['price'];
function rangeOf(values: Float64Array | Int32Array): Range {
  if (values.length === 0) return { min: 0, max: 0 };
  let [min, max] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}
