import { useMessages } from '@tiquete/platform';
import { useIsSlow } from '@tiquete/search';
import type { FlightSearch } from '../state/flightState';

/** Where the search stands, in one line that a live region reads when it changes: the count is said once, at the end. */
export function useStatusText(
  search: FlightSearch,
  route: string,
  visible: number,
  total: number,
): string {
  const t = useMessages('flights');
  const isSlow = useIsSlow(search.phase === 'searching');
  const isAwaitingFirst = search.phase === 'found' && search.growth === 'running' && total === 0;
  if (search.phase === 'searching' || isAwaitingFirst)
    return isSlow ? t('results.searchingSlow') : t('results.searching', { route });
  if (search.phase !== 'found') return '';
  const count =
    visible === total
      ? t('results.count', { count: total })
      : t('results.countOf', { count: visible, total });
  return search.growth === 'running' ? t('results.growing', { count }) : count;
}
