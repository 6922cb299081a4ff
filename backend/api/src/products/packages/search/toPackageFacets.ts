import { PACKAGE_INCLUSIONS, type PackageFacets, REGIONS } from '@tiquete/contracts';
import { formatScore } from '@tiquete/domain';
import {
  type Listing,
  toMonthNumber,
  toMonthText,
  type Traits,
} from '../catalogue/listing/listing';
import { REGION_LABELS } from '../../../places';
import { INCLUSION_LABELS, monthLabel } from '../messages/search';
import type { Criteria, FoundPackages } from './findPackages';

type Counts<Value> = ReadonlyMap<Value, number>;
type Count = PackageFacets['months'][number];

/** Filter values with the number of found packages that have each. */
export function toPackageFacets(
  listing: Listing,
  found: FoundPackages,
  criteria: Criteria,
): PackageFacets {
  const start = toMonthNumber(criteria.from);
  const { alike, price, nights } = countTraits(listing, found);
  const countBy = <Value>(valuesOf: (traits: Traits) => readonly Value[]): Counts<Value> =>
    countAll(
      alike.flatMap(([traits, count]) =>
        valuesOf(traits).map((value): [Value, number] => [value, count]),
      ),
    );
  const regions = countBy((traits) => traits.regions);
  const includes = countBy((traits) => traits.includes);
  const stars = countBy((traits) => traits.stars);
  return {
    price,
    nights,
    months: [...found.months].flatMap((count, after) =>
      count > 0 ? [toCount(toMonthText(start + after), monthLabel, count)] : [],
    ),
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
      .map(([star, count]) => toCount(String(star), () => formatScore(star), count)),
  };
}
const toCount = (value: string, labelOf: (value: string) => string, count: number): Count => ({
  value,
  label: labelOf(value),
  count,
});

/** Number of packages of each value. */
function countAll<Value>(values: readonly (readonly [Value, number])[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const [value, count] of values) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}

type Range = PackageFacets['price'];
const widen = (range: Range, value: number): void => {
  if (value < range.min) range.min = value;
  if (value > range.max) range.max = value;
};

/** Counts packages by traits, price and nights in a single loop. */
function countTraits(
  { traits, columns }: Listing,
  { position, pesos }: FoundPackages,
): { alike: [Traits, number][]; price: Range; nights: Range } {
  // Number of packages by index of their traits.
  const counts = new Int32Array(traits.length);
  const price: Range = { min: Infinity, max: -Infinity };
  const nights: Range = { min: Infinity, max: -Infinity };
  for (let index = 0; index < position.length; index += 1) {
    const row = position[index] ?? 0;
    widen(price, pesos[index] ?? NaN);
    widen(nights, columns.nights[row] ?? 0);
    const own = columns.traits[row] ?? 0;
    counts[own] = (counts[own] ?? 0) + 1;
  }
  const nothing = { min: 0, max: 0 };
  if (position.length === 0) return { alike: [], price: nothing, nights: nothing };
  const alike = traits.map((own): [Traits, number] => [own, counts[own.number] ?? 0]);
  return { alike: alike.filter(([, count]) => count > 0), price, nights };
}
