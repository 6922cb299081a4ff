import { useEffect } from 'react';
import type { PackageFilters } from '@tiquete/domain/searches/packages';
import { markDrawn, useMessages } from '@tiquete/platform';
import {
  drawFilters,
  FilterChips,
  FoundFrame,
  NoResults,
  NothingFits,
  useListStart,
  type useOrders,
} from '@tiquete/search';
import type { PackageOrder } from '@tiquete/contracts';
import { css, PackageIcon, type Theme } from '@tiquete/ui';
import type { ResultPage } from '../state/packageState';
import { packageFilters } from '../model/packageFilters';
import { packageViews, toFacets } from './filters';
import { PackageList } from './list/PackageList';

export interface FoundPackagesProps {
  page: ResultPage;
  /** True while another list loads. */
  isStale: boolean;
  /** True if the page has room for the filters beside the list. */
  isWide: boolean;
  filters: PackageFilters;
  onChange: (filters: PackageFilters) => void;
  orders: ReturnType<typeof useOrders<PackageOrder>>;
}
export function FoundPackages({
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
  const change = (next: PackageFilters) => {
    onChange(next);
    toStart();
  };
  const { active, panel } = drawFilters(packageFilters, {
    views: packageViews,
    chipsFirst: ['price', 'nights', 'includes', 'stars', 'months'],
    filters,
    facets: facets && toFacets(facets),
    words: t,
    onChange: change,
  });
  useEffect(() => markDrawn('packages/results:results'), []);
  if (total === 0 && active.length === 0) return <NoResults icon={<PackageIcon />} />;
  return (
    <FoundFrame
      layout={layout}
      isWide={isWide}
      filters={panel}
      active={active.length}
      left={total > 0 ? t('results.show', { count: total }) : null}
      orders={orders}
      chips={
        <FilterChips active={active} none={packageFilters.cleared(filters)} onChange={change} />
      }
    >
      <div aria-busy={isStale} css={isStale ? dimmed : undefined}>
        {total === 0 ? (
          <NothingFits
            worst={null}
            total={0}
            none={packageFilters.cleared(filters)}
            onChange={change}
          />
        ) : (
          <PackageList page={page} />
        )}
      </div>
    </FoundFrame>
  );
}
const dimmed = (theme: Theme) => css`
  opacity: 0.5;
  transition: opacity ${theme.motion};
`;
