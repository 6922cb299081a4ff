import { useBrand, useMessages, type Problem } from '@tiquete/platform';
import { useOpenForm } from '@tiquete/search';
import { Button, EmptyState, ErrorState, LinkButton, PackageIcon } from '@tiquete/ui';
import type { PackageQuery } from '../search/packageQuery';
import { resultsUrl, type PackageChoice } from '../urls';
import { OtherDepartures } from './OtherDepartures';

export interface FailedDetailProps {
  query: PackageQuery;
  choice: PackageChoice;
  problem: Problem;
  onRetry: () => void;
}
/** Sold out and not found are answers with a way on; everything else can be tried again. */
export function FailedDetail({ query, choice, problem, onRetry }: FailedDetailProps) {
  const t = useMessages('packages');
  const brand = useBrand();
  const openForm = useOpenForm();
  const isSoldOut = problem.code === 'DEPARTURE_SOLD_OUT';
  if (!isSoldOut && problem.status !== 404) {
    return (
      <ErrorState
        title={t('detail.failed.title')}
        detail={
          <>
            <p>{problem.detail ?? problem.title}</p>
            <p>{t('results.contact')}</p>
          </>
        }
        contact={brand}
        onRetry={onRetry}
      />
    );
  }
  return (
    <>
      <EmptyState
        icon={<PackageIcon />}
        title={t(isSoldOut ? 'detail.failed.soldOut' : 'detail.failed.notFound')}
        actions={
          <>
            <LinkButton to={resultsUrl(query)}>{t('detail.failed.others')}</LinkButton>
            <Button variant="secondary" onClick={openForm}>
              {t('search.change')}
            </Button>
          </>
        }
      >
        <p>{t(isSoldOut ? 'detail.failed.soldOutText' : 'detail.failed.notFoundText')}</p>
      </EmptyState>
      {isSoldOut && <OtherDepartures query={query} choice={choice} />}
    </>
  );
}
