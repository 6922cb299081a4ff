import { PACKAGE_ORDERS } from '@tiquete/contracts/constants';
import { tripKey, type ListQuery, type PackageFilters } from '@tiquete/domain/searches/packages';
import { isKeyOf, useMessages } from '@tiquete/platform';
import {
  ResultsFrame,
  ResultWarnings,
  useAddressFilters,
  useOrders,
  useResults,
  useSearch,
} from '@tiquete/search';
import { useState } from 'react';
import { results as messages } from '../messages/results';
import { packageSearch } from '../state/packageSearch';
import { selectFilters } from '../state/slice';
import { packageFilters } from '../model/packageFilters';
import type { PackagesFound, ResultPage } from '../state/packageState';
import { FoundPackages } from './FoundPackages';
import { listUrl } from './listProduct';
import { PackageSkeleton } from './list/PackageSkeleton';
import { Neighbours } from './Neighbours';

export function Results({ query }: { query: ListQuery }) {
  const search = useSearch(packageSearch, query);
  const { page, isStale } = useShownPage(query, search);
  const { shown, change } = useAddressFilters({
    select: selectFilters,
    toUrl: (filters: PackageFilters) => listUrl({ ...query, filters }),
    isSameStep: packageFilters.isSameStep,
  });
  const total = page?.meta.total ?? 0;
  const { destination } = query;
  const title = useTitle(destination);
  const view = useResults({ search, words: {}, visible: total, total });
  const orders = useOrders(PACKAGE_ORDERS, shown.orderBy, (orderBy) =>
    change({ ...shown, orderBy }),
  );
  return (
    <ResultsFrame
      {...view}
      isWaiting={view.isWaiting && !page}
      query={query}
      title={title}
      orders={orders}
      lead={<Neighbours query={query} />}
      skeleton={<PackageSkeleton />}
    >
      {page && <ResultWarnings warnings={page.warnings} />}
      {page && (
        <FoundPackages
          page={page}
          isStale={isStale}
          isWide={view.isWide}
          filters={shown}
          onChange={change}
          orders={orders}
        />
      )}
    </ResultsFrame>
  );
}

/** Heading of the results; some destinations have a title of their own. */
function useTitle(destination: ListQuery['destination']): string {
  const t = useMessages('packages');
  if (!destination) return t('results.titleAnywhere');
  const { id, name } = destination;
  return isKeyOf(messages.titleOf, id)
    ? t(`results.titleOf.${id}`)
    : t('results.title', { destination: name });
}

/**
 * The list to show: the found one, or the previous one while filters or order of the same journey load; null without one.
 * `isStale` is true while a new list loads.
 */
function useShownPage(
  query: ListQuery,
  search: PackagesFound,
): { page: ResultPage | null; isStale: boolean } {
  const [last, setLast] = useState<{ trip: string; page: ResultPage } | null>(null);
  const trip = tripKey(query);
  if (search.phase === 'found') {
    if (last?.page !== search.page) setLast({ trip, page: search.page });
    return { page: search.page, isStale: false };
  }
  const isWaiting = search.phase === 'searching' && last?.trip === trip;
  return { page: isWaiting ? last.page : null, isStale: isWaiting };
}
