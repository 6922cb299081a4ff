import { useBrand, useLocation, useMessages, usePageMeta } from '@tiquete/platform';
import { Container } from '@tiquete/ui';
import { pageFrame } from '../booking/pageFrame';
import { useSignInAgain } from '../booking/useSignInAgain';
import { ClaimInvitation } from './ClaimInvitation';
import { FailedList } from './FailedList';
import { FoundBookings } from './FoundBookings';
import { ListFilters } from './ListFilters';
import { LoadingFilters, LoadingRows } from './LoadingList';
import { NoBookings } from './NoBookings';
import { useBookings } from './useBookings';

/** `/my_bookings`: what the traveller has booked; the address carries filters and search. */
export function Page() {
  const t = useMessages('my-bookings');
  const { name: brand } = useBrand();
  const { search } = useLocation();
  const { list, askAgain } = useBookings(search);
  useSignInAgain(list.phase === 'failed' ? list.problem : null);
  usePageMeta({
    title: t('list.metaTitle', { brand }),
    description: t('list.metaDescription', { brand }),
    robots: 'noindex',
  });
  const hasNone = list.meta?.products.length === 0;
  return (
    <Container>
      <div css={pageFrame}>
        <h1 tabIndex={-1}>{t('list.title')}</h1>
        {list.meta && !hasNone && (
          <ListFilters
            query={list.query}
            meta={list.meta}
            found={list.phase === 'ready' ? list.meta.total : null}
          />
        )}
        {!list.meta && list.phase === 'loading' && <LoadingFilters />}
        {list.phase === 'loading' && <LoadingRows />}
        {list.phase === 'failed' && <FailedList problem={list.problem} onRetry={askAgain} />}
        {list.phase === 'ready' && hasNone && <NoBookings />}
        {list.phase === 'ready' && !hasNone && <FoundBookings list={list} onRetry={askAgain} />}
        {list.phase !== 'loading' && <ClaimInvitation />}
      </div>
    </Container>
  );
}
