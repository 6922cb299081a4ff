import { useMemo } from 'react';
import { useMessages } from '@tiquete/platform';
import {
  OrderSelect,
  pageFrame,
  ResultsHeading,
  ShareButton,
  useResultsTitle,
  WIDE,
} from '@tiquete/search';
import { Container, ProgressBar, useMediaQuery } from '@tiquete/ui';
import { toDraft, type FlightQuery } from '../search/flightQuery';
import { useSearchWords } from '../search/useSearchWords';
import type { FlightSearch } from '../state/flightState';
import { LazyTariffs } from '../tariffs/LazyTariffs';
import { DateStrip } from './DateStrip';
import { FailedFlights } from './FailedFlights';
import { FoundFlights } from './FoundFlights';
import { LateSources } from './LateSources';
import { NoFlights } from './NoFlights';
import { SearchBar } from './SearchBar';
import { SearchingFlights } from './SearchingFlights';
import { useDaysAround } from './useDaysAround';
import { useFlightSearch } from './useFlightSearch';
import { useNarrowedFlights } from './useNarrowedFlights';
import { useOrders } from './useOrders';
import { useStatusText } from './useStatusText';

/** One heading stands through every phase, so that the focus it was given stays too. */
export function Results({ query }: { query: FlightQuery }) {
  const t = useMessages('flights');
  const search = useFlightSearch(query);
  const narrowed = useNarrowedFlights(query, search);
  const isWide = useMediaQuery(WIDE);
  const { shown, change, step, total } = narrowed;
  const around = useDaysAround(query, step.at, useLowestFare(search));
  const route = useSearchWords().route(toDraft(query));
  const title = t('results.title', { route });
  const hasFlights = total > 0;
  const found = search.phase === 'found' ? search : null;
  const isAwaitingFirst = found?.growth === 'running' && !hasFlights;
  const status = useStatusText(search, route, narrowed.visible.length, total);
  const orders = useOrders(shown.filters.orderBy, (orderBy) =>
    change({ ...shown, filters: { ...shown.filters, orderBy } }),
  );
  const shareWords = {
    share: t('results.share'),
    copied: t('results.copied'),
    copyFailed: t('results.copyFailed'),
  };
  useResultsTitle('flights', title);
  return (
    <Container>
      <div css={pageFrame}>
        <SearchBar query={query} />
        <ResultsHeading title={title} status={status}>
          {hasFlights && isWide && <OrderSelect {...orders} />}
          {hasFlights && <ShareButton title={title} domain="flights" words={shareWords} />}
        </ResultsHeading>
        <DateStrip query={query} at={step.at} around={around} view={shown} />
        {(search.phase === 'searching' || isAwaitingFirst) && (
          <SearchingFlights label={t('results.searching', { route })} />
        )}
        {search.phase === 'failed' && <FailedFlights query={query} problem={search.problem} />}
        {found?.growth === 'running' && hasFlights && (
          <SourcesProgress sources={found.page.meta.sources} />
        )}
        {found?.growth === 'none' && (
          <LateSources query={query} sources={found.page.meta.sources} />
        )}
        {found && !isAwaitingFirst && !hasFlights && <NoFlights query={query} around={around} />}
        {found && hasFlights && (
          <FoundFlights query={query} page={found.page} isWide={isWide} narrowed={narrowed} />
        )}
        <LazyTariffs query={query} page={found?.page ?? null} />
        {found?.growth === 'done' && (
          <LateSources query={query} sources={found.page.meta.sources} />
        )}
      </div>
    </Container>
  );
}
/** Of one adult on the day searched; a calendar asked beside the search may know less. Null for journeys of several flights, whose price is no day's. */
function useLowestFare(search: FlightSearch): number | null {
  const offers =
    search.phase === 'found' && search.query.segments.length === 1 ? search.page.data : null;
  return useMemo(
    () =>
      offers && offers.length > 0
        ? Math.min(...offers.map(({ price_per_adult }) => price_per_adult))
        : null,
    [offers],
  );
}
function SourcesProgress({ sources }: { sources: { status: string }[] }) {
  const t = useMessages('flights');
  const answered = sources.filter(({ status }) => status !== 'pending').length;
  return (
    <ProgressBar
      value={answered}
      max={sources.length}
      label={t('results.progress', { answered, asked: sources.length })}
    />
  );
}
