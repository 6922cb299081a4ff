import { useBrand, useDispatch, useMessages, type Problem } from '@tiquete/platform';
import { useOpenForm } from '@tiquete/search';
import { Button, EmptyState, ErrorState, HotelIcon, LinkButton } from '@tiquete/ui';
import { detailRequested } from '../state/slice';
import { resultsUrl } from '../urls';
import type { DetailStay } from './state/detailState';

/** Sold out and not found are answers with a way on; everything else can be tried again. */
export function FailedDetail({ stay, problem }: { stay: DetailStay; problem: Problem }) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const brand = useBrand();
  const openForm = useOpenForm();
  const isSoldOut = problem.code === 'SOLD_OUT';
  if (!isSoldOut && problem.code !== 'HOTEL_NOT_FOUND') {
    return (
      <ErrorState
        title={t('detail.failed.title')}
        detail={
          <>
            <p>{problem.title}</p>
            <p>{t('results.contact')}</p>
          </>
        }
        contact={brand}
        onRetry={() => dispatch(detailRequested(stay))}
      />
    );
  }
  const others = stay.query.destination.kind === 'city' ? resultsUrl(stay.query) : '/';
  return (
    <EmptyState
      icon={<HotelIcon />}
      title={t(isSoldOut ? 'detail.failed.soldOut' : 'detail.failed.notFound')}
      actions={
        <>
          <LinkButton to={others}>{t('detail.failed.others')}</LinkButton>
          <Button variant="secondary" onClick={openForm}>
            {t('detail.failed.changeDates')}
          </Button>
        </>
      }
    >
      <p>{t(isSoldOut ? 'detail.failed.soldOutText' : 'detail.failed.notFoundText')}</p>
    </EmptyState>
  );
}
