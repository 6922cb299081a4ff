import { useBoot, useBrand, useLocation, useMessages, usePageMeta } from '@tiquete/platform';
import { Container, EmptyState, lazyPart, LinkButton, PackageIcon } from '@tiquete/ui';
import { homePath } from '../booking/homePath';
import { LoadError } from '../booking/LoadError';
import { PartBoundary } from '../booking/PartBoundary';
import { pageFrame } from '../booking/pageFrame';
import { useSignInAgain } from '../booking/useSignInAgain';
import { ClaimInvitation } from './ClaimInvitation';
import { FoundBookings } from './FoundBookings';
import { ListFilters } from './ListFilters';
import { LoadingFilters, LoadingRows } from './LoadingList';
import { useBookings } from './useBookings';

const JoinOffer = lazyPart(
  async () => (await import(/* webpackChunkName: "join" */ './JoinOffer')).JoinOffer,
);

/** `/my_bookings`: the traveller's bookings, with filters and search in the address. */
export function Page() {
  const t = useMessages('my-bookings');
  const { name: brand } = useBrand();
  const { search } = useLocation();
  const { list, retry, startAgain } = useBookings(search);
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
        {!!list.meta?.joinable && (
          <PartBoundary remote="my-bookings" fallback={null}>
            <JoinOffer count={list.meta.joinable} onJoined={startAgain} />
          </PartBoundary>
        )}
        {list.meta && !hasNone && (
          <ListFilters
            query={list.query}
            meta={list.meta}
            found={list.phase === 'ready' ? list.meta.total : null}
          />
        )}
        {!list.meta && list.phase === 'loading' && <LoadingFilters />}
        {list.phase === 'loading' && <LoadingRows />}
        {list.phase === 'failed' && (
          <LoadError title={t('list.failed')} problem={list.problem} onRetry={retry} />
        )}
        {list.phase === 'ready' && hasNone && <NoBookings />}
        {list.phase === 'ready' && !hasNone && <FoundBookings list={list} onRetry={retry} />}
        {list.phase !== 'loading' && <ClaimInvitation />}
      </div>
    </Container>
  );
}
function NoBookings() {
  const t = useMessages('my-bookings');
  const { remotes } = useBoot();
  return (
    <EmptyState
      icon={<PackageIcon />}
      title={t('list.none')}
      actions={<LinkButton to={homePath(remotes)}>{t('list.searchTrip')}</LinkButton>}
    >
      <p>{t('list.noneText')}</p>
    </EmptyState>
  );
}
