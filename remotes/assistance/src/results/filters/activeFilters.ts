import { formatMoney, type TranslateOf } from '@tiquete/platform';
import { toggled, type ActiveFilter } from '@tiquete/search';
import { formatSum } from '../../model/sums';
import { withoutGroup, type FilterGroup, type PlanFilters } from '../../model/planFilters';

/** Each active filter value as a text, with the filters that remain without it. */
export function activeFilters(
  filters: PlanFilters,
  t: TranslateOf<'assistance'>,
): ActiveFilter<PlanFilters>[] {
  const active: ActiveFilter<PlanFilters>[] = [];
  const add = (group: FilterGroup, label: string) =>
    active.push({ key: group, label, without: withoutGroup(filters, group) });
  const { price, sum } = filters;
  if (sum) add('sum', t('results.sumFrom', { sum: formatSum(sum) }));
  if (price) {
    const [min, max] = price.map(formatMoney);
    add('price', t('results.priceRange', { min, max }));
  }
  for (const one of filters.covers) add(one, t(`plan.benefits.${one}`));
  if (filters.entry) add('entry', t('results.entry'));
  for (const one of filters.category)
    active.push({
      key: one,
      label: t(`plan.categories.${one}`),
      without: { ...filters, category: toggled(filters.category, one) },
    });
  return active;
}
