import type { PackageFacets } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { filterPanel, OptionsFilter, PriceFilter, toggled } from '@tiquete/search';
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
  const labelOf = (of: 'months' | 'regions') => (value: string) =>
    facets[of].find((one) => one.value === value)?.label ?? value;
  const inclusions = INCLUSIONS.map((value) => ({
    value,
    count: facets.includes.find((one) => one.value === value)?.count ?? 0,
  }));
  const includes = {
    chosen: filters.includes,
    onToggle: (type: (typeof INCLUSIONS)[number]) =>
      set({ includes: toggled(filters.includes, type) }),
  };
  return (
    <div css={filterPanel}>
      <PriceFilter
        title={t('results.price')}
        value={filters.price}
        facet={facets.price}
        onChange={(price) => set({ price })}
      />
      <PriceFilter
        title={t('results.nights')}
        value={filters.nights}
        facet={facets.nights}
        format={(count) => t('search.nights', { count })}
        onChange={(nights) => set({ nights })}
      />
      <OptionsFilter
        {...includes}
        title={t('results.flights')}
        facet={inclusions.filter(({ value }) => value === 'flight')}
        label={() => t('results.withFlights')}
      />
      <OptionsFilter
        {...includes}
        title={t('results.alsoIncludes')}
        facet={inclusions.filter(({ value }) => value !== 'flight')}
        label={(type) => t(`card.inclusions.${type}`)}
      />
      <OptionsFilter
        title={t('results.stars')}
        facet={facets.stars.map(({ value, count }) => ({ value: Number(value), count }))}
        chosen={filters.stars}
        label={(star) => starWords(star, t)}
        onToggle={(star) => set({ stars: toggled(filters.stars, star) })}
      />
      {facets.regions.length > 1 && (
        <OptionsFilter
          title={t('results.regions')}
          facet={facets.regions.flatMap(({ value, count }) => {
            const region = REGIONS.find((one) => one === value);
            return region ? { value: region, count } : [];
          })}
          chosen={filters.regions}
          label={labelOf('regions')}
          onToggle={(region) => set({ regions: toggled(filters.regions, region) })}
        />
      )}
      {facets.months.length > 1 && (
        <OptionsFilter
          title={t('results.months')}
          facet={facets.months}
          chosen={filters.months}
          label={labelOf('months')}
          fold={{
            more: (count) => t('results.moreMonths', { count }),
            fewer: t('results.fewerMonths'),
          }}
          onToggle={(month) => set({ months: toggled(filters.months, month) })}
        />
      )}
    </div>
  );
}
