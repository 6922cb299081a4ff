import { useEffect, useMemo } from 'react';
import { markDrawn, useMessages } from '@tiquete/platform';
import {
  FilterChips,
  FilterSheet,
  NothingFits,
  OrderMenu,
  phoneBar,
  resultsLayout,
  resultsMain,
  sidebar,
  useListStart,
  type useOrders,
} from '@tiquete/search';
import type { PackageOrder } from '@tiquete/contracts';
import { css } from '@tiquete/ui';
import type { PackageQuery } from '../search/packageQuery';
import type { ResultPage } from '../state/packageState';
import { activeFilters } from './filters/activeFilters';
import { FilterPanel } from './filters/FilterPanel';
import { withoutFilters, type PackageFilters } from './filters/packageFilters';
import { PackageList } from './list/PackageList';
import { NoPackages } from './NoPackages';

export interface FoundPackagesProps {
  query: PackageQuery;
  page: ResultPage;
  /** Another list is on its way. */
  isStale: boolean;
  /** True where the filters have room beside the list. */
  isWide: boolean;
  filters: PackageFilters;
  onChange: (filters: PackageFilters) => void;
  orders: ReturnType<typeof useOrders<PackageOrder>>;
}
export function FoundPackages({
  query,
  page,
  isStale,
  isWide,
  filters,
  onChange,
  orders,
}: FoundPackagesProps) {
  const t = useMessages('packages');
  const { layout, toStart } = useListStart();
  const { facets } = page.data;
  const { total } = page.meta;
  const active = useMemo(() => activeFilters(filters, facets, t), [filters, facets, t]);
  const change = (next: PackageFilters) => {
    onChange(next);
    toStart();
  };
  useEffect(() => markDrawn('packages/results:results'), []);
  if (total === 0 && active.length === 0) return <NoPackages />;
  const panel = facets && <FilterPanel filters={filters} facets={facets} onChange={change} />;
  return (
    <div ref={layout} css={resultsLayout}>
      {isWide && (
        <aside aria-label={t('results.filters')} css={sidebar}>
          {panel}
        </aside>
      )}
      <div css={resultsMain}>
        {!isWide && (
          <div css={phoneBar}>
            <FilterSheet
              active={active.length}
              show={total > 0 ? t('results.show', { count: total }) : null}
            >
              {panel}
            </FilterSheet>
            <OrderMenu {...orders} />
          </div>
        )}
        <FilterChips active={active} none={withoutFilters(filters)} onChange={change} />
        <div aria-busy={isStale} css={isStale ? dimmed : undefined}>
          {total === 0 ? (
            <NothingFits
              worst={null}
              total={0}
              onDrop={() => change(withoutFilters(filters))}
              onClear={() => change(withoutFilters(filters))}
            />
          ) : (
            <PackageList query={query} page={page} />
          )}
        </div>
      </div>
    </div>
  );
}
const dimmed = css`
  opacity: 0.5;
  transition: opacity 0.2s;
`;
