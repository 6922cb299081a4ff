import { useDispatch, useMessages, type Problem } from '@tiquete/platform';
import { FailedSearch } from '@tiquete/search';
import type { HotelQuery } from '../search/hotelQuery';
import { searchRequested } from '../state/slice';

export function FailedHotels({ query, problem }: { query: HotelQuery; problem: Problem }) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  return (
    <FailedSearch
      title={t('results.failed')}
      problem={problem}
      contact={t('results.contact')}
      onRetry={() => dispatch(searchRequested(query))}
    />
  );
}
