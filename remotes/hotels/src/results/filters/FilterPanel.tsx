import { formatScore, useMessages } from '@tiquete/platform';
import { FilterGroup, filterPanel, FoldedOptions, PriceFilter, toggled } from '@tiquete/search';
import { Checkbox } from '@tiquete/ui';
import type { Facets } from './countFacets';
import type { HotelFilters } from './hotelFilters';
import { NameFilter } from './NameFilter';

export interface FilterPanelProps {
  filters: HotelFilters;
  facets: Facets;
  onChange: (filters: HotelFilters) => void;
}
export function FilterPanel({ filters, facets, onChange }: FilterPanelProps) {
  const t = useMessages('hotels');
  return (
    <div css={filterPanel}>
      <NameFilter value={filters.name} onChange={(name) => onChange({ ...filters, name })} />
      <PriceFilter
        label={t('results.price')}
        value={filters.price}
        bounds={facets.price}
        onChange={(price) => onChange({ ...filters, price })}
      />
      <FilterGroup title={t('results.cancellation')}>
        <Checkbox
          label={t('results.freeCancellation')}
          count={facets.freeCancellation}
          checked={filters.freeCancellation}
          onChange={(freeCancellation) => onChange({ ...filters, freeCancellation })}
        />
      </FilterGroup>
      <FilterGroup title={t('results.star')}>
        {facets.star.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={t('results.starValue', { count: value, stars: formatScore(value) })}
            count={count}
            checked={filters.star.includes(value)}
            onChange={() => onChange({ ...filters, star: toggled(filters.star, value) })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title={t('results.mealPlan')}>
        {facets.mealPlan.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={t(`results.mealPlans.${value}`)}
            count={count}
            checked={filters.mealPlan.includes(value)}
            onChange={() => onChange({ ...filters, mealPlan: toggled(filters.mealPlan, value) })}
          />
        ))}
      </FilterGroup>
      <FoldedOptions
        title={t('results.zone')}
        options={facets.zone}
        chosen={filters.zone}
        words={{
          more: (count) => t('results.moreZones', { count }),
          fewer: t('results.fewerZones'),
        }}
        onChange={(zone) => onChange({ ...filters, zone })}
      />
    </div>
  );
}
