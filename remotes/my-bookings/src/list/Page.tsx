import { useBrand, useLocation, useMessages, usePageMeta } from '@tiquete/platform';
import { Container } from '@tiquete/ui';
import { pageFrame } from '../booking/pageFrame';
import { useSignInAgain } from '../booking/useSignInAgain';
import { parseFilter } from '../urls';
import { FailedList } from './FailedList';
import { FoundBookings } from './FoundBookings';
import { LoadingList } from './LoadingList';
import { NoBookings } from './NoBookings';
import { useBookings } from './useBookings';

/** `/my_bookings`: what the traveller has booked; the address carries the filter. */
export function Page() {
  const t = useMessages('my-bookings');
  const { name: brand } = useBrand();
  const { search } = useLocation();
  const list = useBookings();
  useSignInAgain(list.phase === 'failed' ? list.problem : null);
  usePageMeta({ title: t('list.metaTitle', { brand }), description: t('list.metaDescription', { brand }), robots: 'noindex' });
  return (
    <Container>
      <div css={pageFrame}>
        <h1 tabIndex={-1}>{t('list.title')}</h1>
        {list.phase === 'loading' && <LoadingList />}
        {list.phase === 'failed' && <FailedList problem={list.problem} />}
        {list.phase === 'ready' && list.bookings.length === 0 && <NoBookings />}
        {list.phase === 'ready' && list.bookings.length > 0 && <FoundBookings found={list} filter={parseFilter(search)} />}
      </div>
    </Container>
  );
}
