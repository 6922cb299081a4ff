import { useState } from 'react';
import type { PackageQuery } from '../model/packageQuery';
import type { PackagesFound, ResultPage } from '../state/packageState';
import { tripKey } from '../model/queryAddress';

/**
 * The list to show: the one found, or the one before it while the same journey is narrowed or ordered anew; null when there is
 * none. `isStale` while another one is on its way.
 */
export function useShownPage(
  query: PackageQuery,
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
