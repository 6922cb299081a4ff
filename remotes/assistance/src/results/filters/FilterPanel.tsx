import { useMessages } from '@tiquete/platform';
import { FilterGroup, filterPanel, PriceFilter, toggled } from '@tiquete/search';
import { Checkbox, Select } from '@tiquete/ui';
import { formatSum } from '../../model/sums';
import type { Facets } from './countFacets';
import type { PlanFilters } from '../../model/planFilters';

export interface FilterPanelProps {
  filters: PlanFilters;
  facets: Facets;
  /** True if an entry rule of the destination names a minimum sum. */
  hasEntryRules: boolean;
  onChange: (filters: PlanFilters) => void;
}
const keyOf = ({ amount, currency }: { amount: string; currency: string }) =>
  `${amount}-${currency}`;

export function FilterPanel({ filters, facets, hasEntryRules, onChange }: FilterPanelProps) {
  const t = useMessages('assistance');
  const sums = facets.sums.map(({ value, count }) => ({
    value: keyOf(value),
    label: t('results.sumOption', { sum: formatSum(value), count }),
  }));
  const chosen = filters.sum ? keyOf(filters.sum) : '';
  const isListed = chosen === '' || sums.some(({ value }) => value === chosen);
  const kept =
    filters.sum && !isListed
      ? [{ value: chosen, label: t('results.sumFrom', { sum: formatSum(filters.sum) }) }]
      : [];
  return (
    <div css={filterPanel}>
      <Select
        label={t('results.sum')}
        value={chosen}
        options={[{ value: '', label: t('results.sumAny') }, ...kept, ...sums]}
        onChange={(key) => {
          const sum = facets.sums.find(({ value }) => keyOf(value) === key)?.value ?? null;
          onChange({ ...filters, sum: key === chosen ? filters.sum : sum });
        }}
      />
      {hasEntryRules && (
        <FilterGroup title={t('results.entryGroup')}>
          <Checkbox
            label={t('results.entry')}
            count={facets.entry}
            checked={filters.entry}
            onChange={(entry) => onChange({ ...filters, entry })}
          />
        </FilterGroup>
      )}
      <FilterGroup title={t('results.covers')}>
        {facets.benefits.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={t(`plan.benefits.${value}`)}
            count={count}
            checked={filters.covers.includes(value)}
            onChange={() => onChange({ ...filters, covers: toggled(filters.covers, value) })}
          />
        ))}
      </FilterGroup>
      <PriceFilter
        label={t('results.price')}
        value={filters.price}
        bounds={facets.price}
        onChange={(price) => onChange({ ...filters, price })}
      />
      <FilterGroup title={t('results.category')}>
        {facets.category.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={t(`plan.categories.${value}`)}
            count={count}
            checked={filters.category.includes(value)}
            onChange={() => onChange({ ...filters, category: toggled(filters.category, value) })}
          />
        ))}
      </FilterGroup>
    </div>
  );
}
