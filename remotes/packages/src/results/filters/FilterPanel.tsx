import type { PackageFacets } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { FilterGroup, filterPanel, FoldedOptions, PriceFilter, toggled } from '@tiquete/search';
import { Checkbox } from '@tiquete/ui';
import { starWords } from './activeFilters';
import { INCLUSIONS, REGIONS, type PackageFilters } from '../../model/packageFilters';

export interface FilterPanelProps {
  filters: PackageFilters;
  facets: PackageFacets;
  onChange: (filters: PackageFilters) => void;
}
/** Filters of the results. Flights come first among the inclusions because they matter most. */
export function FilterPanel({ filters, facets, onChange }: FilterPanelProps) {
  const t = useMessages('packages');
  const set = (part: Partial<PackageFilters>) => onChange({ ...filters, ...part });
  const countOf = (type: string) => facets.includes.find(({ value }) => value === type)?.count ?? 0;
  const inclusion = (type: (typeof INCLUSIONS)[number], label: string) => (
    <Checkbox
      key={type}
      label={label}
      count={countOf(type)}
      checked={filters.includes.includes(type)}
      onChange={() => set({ includes: toggled(filters.includes, type) })}
    />
  );
  return (
    <div css={filterPanel}>
      <PriceFilter
        label={t('results.price')}
        value={filters.price}
        bounds={facets.price}
        onChange={(price) => set({ price })}
      />
      <PriceFilter
        label={t('results.nights')}
        value={filters.nights}
        bounds={facets.nights}
        format={(count) => t('search.nights', { count })}
        onChange={(nights) => set({ nights })}
      />
      <FilterGroup title={t('results.flights')}>
        {inclusion('flight', t('results.withFlights'))}
      </FilterGroup>
      <FilterGroup title={t('results.alsoIncludes')}>
        {INCLUSIONS.filter((type) => type !== 'flight').map((type) =>
          inclusion(type, t(`card.inclusions.${type}`)),
        )}
      </FilterGroup>
      <FilterGroup title={t('results.stars')}>
        {facets.stars.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={starWords(Number(value), t)}
            count={count}
            checked={filters.stars.includes(Number(value))}
            onChange={() => set({ stars: toggled(filters.stars, Number(value)) })}
          />
        ))}
      </FilterGroup>
      {facets.regions.length > 1 && (
        <FilterGroup title={t('results.regions')}>
          {facets.regions.map(({ value, label, count }) => {
            const region = REGIONS.find((one) => one === value);
            return (
              region && (
                <Checkbox
                  key={value}
                  label={label}
                  count={count}
                  checked={filters.regions.includes(region)}
                  onChange={() => set({ regions: toggled(filters.regions, region) })}
                />
              )
            );
          })}
        </FilterGroup>
      )}
      {facets.months.length > 1 && (
        <FoldedOptions
          title={t('results.months')}
          options={facets.months}
          chosen={filters.months}
          words={{
            more: (count) => t('results.moreMonths', { count }),
            fewer: t('results.fewerMonths'),
          }}
          onChange={(months) => set({ months })}
        />
      )}
    </div>
  );
}
