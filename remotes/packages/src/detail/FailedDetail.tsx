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
/** Answers that another try would not change, by their codes. */
const GONE: Record<string, 'soldOut' | 'notFound' | 'notForYou'> = {
  DEPARTURE_SOLD_OUT: 'soldOut',
  PACKAGE_NOT_FOUND: 'notFound',
  TRAVELER_TOO_YOUNG: 'notForYou',
  ROOM_LINE_INVALID: 'notForYou',
};
/** They lead on to other departures, packages or travellers; everything else can be tried again. */
export function FailedDetail({ query, choice, problem, onRetry }: FailedDetailProps) {
  const t = useMessages('packages');
  const brand = useBrand();
  const openForm = useOpenForm();
  const kind = GONE[problem.code];
  if (!kind) {
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
        title={t(`detail.failed.${kind}`)}
        actions={
          <>
            <LinkButton to={resultsUrl(query)}>{t('detail.failed.others')}</LinkButton>
            <Button variant="secondary" onClick={openForm}>
              {t('search.change')}
            </Button>
          </>
        }
      >
        <p>
          {kind === 'notForYou'
            ? (problem.detail ?? problem.title)
            : t(`detail.failed.${kind}Text`)}
        </p>
      </EmptyState>
      {kind === 'soldOut' && <OtherDepartures query={query} choice={choice} />}
    </>
  );
}
