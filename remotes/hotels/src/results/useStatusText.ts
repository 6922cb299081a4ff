import { useMessages } from '@tiquete/platform';
import { useIsSlow } from '@tiquete/search';
import type { HotelSearch } from '../state/hotelState';

/** Where the search stands, in one line that a live region reads when it changes: the count is said once, at the end. */
export function useStatusText(search: HotelSearch, destination: string, visible: number): string {
  const t = useMessages('hotels');
  const isSlow = useIsSlow(search.phase === 'searching');
  const isAwaitingFirst =
    search.phase === 'found' && search.growth === 'running' && search.page.data.hotels.length === 0;
  if (search.phase === 'searching' || isAwaitingFirst)
    return isSlow ? t('results.searchingSlow') : t('results.searching', { destination });
  if (search.phase !== 'found') return '';
  const total = search.page.data.hotels.length;
  const count =
    visible === total
      ? t('results.count', { count: total })
      : t('results.countOf', { count: visible, total });
  return search.growth === 'running' ? t('results.growing', { count }) : count;
}
