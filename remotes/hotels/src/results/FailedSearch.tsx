import { useBrand, useDispatch, useMessages, type Problem } from '@tiquete/platform';
import { ErrorState } from '@tiquete/ui';
import type { HotelQuery } from '../search/hotelQuery';
import { searchRequested } from '../state/slice';

/** The api's own sentence says what happened; every failure may be tried again, and there is someone to ask. */
export function FailedSearch({ query, problem }: { query: HotelQuery; problem: Problem }) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const brand = useBrand();
  const detail = (
    <>
      <p>{problem.title}</p>
      <p>{t('results.contact')}</p>
    </>
  );
  return <ErrorState title={t('results.failed')} detail={detail} contact={brand} onRetry={() => dispatch(searchRequested(query))} />;
}
