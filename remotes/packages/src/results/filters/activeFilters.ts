import type { PackageFacets } from '@tiquete/contracts';
import { formatMoney, formatScore, type TranslateOf } from '@tiquete/platform';
import { toggled, type ActiveFilter } from '@tiquete/search';
import type { Bounds, PackageFilters } from '../../model/packageFilters';

/**
 * Each active filter value as a text, with the filters that remain without it. Names of months and regions come from the
 * api.
 */
export function activeFilters(
  filters: PackageFilters,
  facets: PackageFacets | null,
  t: TranslateOf<'packages'>,
): ActiveFilter<PackageFilters>[] {
  const { price, nights, months, regions, includes, stars } = filters;
  const labelOf = (of: 'months' | 'regions', value: string) =>
    facets?.[of].find((one) => one.value === value)?.label ?? value;
  const one = (key: string, label: string, part: Partial<PackageFilters>) => ({
    key,
    label,
    without: { ...filters, ...part },
  });
  const words = ([min, max]: Bounds, format: (value: number) => string) =>
    t('results.bounds', { min: format(min), max: format(max) });
  const inNights = (count: number) => t('search.nights', { count });
  return [
    ...(price ? [one('price', words(price, formatMoney), { price: null })] : []),
    ...(nights ? [one('nights', words(nights, inNights), { nights: null })] : []),
    ...includes.map((type) =>
      one(type, t(`card.inclusions.${type}`), { includes: toggled(includes, type) }),
    ),
    ...stars.map((star) =>
      one(`star-${star}`, starWords(star, t), { stars: toggled(stars, star) }),
    ),
    ...months.map((month) =>
      one(month, labelOf('months', month), { months: toggled(months, month) }),
    ),
    ...regions.map((region) =>
      one(region, labelOf('regions', region), { regions: toggled(regions, region) }),
    ),
  ];
}
export const starWords = (star: number, t: TranslateOf<'packages'>): string =>
  t('results.star', { count: star, stars: formatScore(star) });
