import { useMemo } from 'react';
import type { FlightSearchResponse } from '@tiquete/contracts';
import { toDraft, type FlightQuery } from '@tiquete/domain/searches/flights';
import { useMessages } from '@tiquete/platform';
import {
  MissingSources,
  ResultsFrame,
  ResultWarnings,
  useOrders,
  useResults,
  useSearch,
} from '@tiquete/search';
import { css, ProgressBar, type Theme } from '@tiquete/ui';
import { useSearchWords } from '../search/useSearchWords';
import { flightSearch } from '../state/flightSearch';
import type { FlightSearch } from '../state/flightState';
import { LazyTariffs } from '../detail/tariffs/LazyTariffs';
import { DateStrip } from './days/DateStrip';
import { FlightSkeleton } from './list/FlightSkeleton';
import { FLIGHT_ORDERS } from '../model/flightFilters';
import { FoundFlights } from './FoundFlights';
import { NoFlights } from './days/NoFlights';
import { UsualPrice } from './prices/UsualPrice';
import { useDaysAround } from './days/useDaysAround';
import { useNarrowedFlights } from './useNarrowedFlights';

type Sources = FlightSearchResponse['meta']['sources'];

export function Results({ query }: { query: FlightQuery }) {
  const t = useMessages('flights');
  const search = useSearch(flightSearch, query);
  const narrowed = useNarrowedFlights(query, search);
  const { shown, change, step, total, visible, isOrdered } = narrowed;
  const around = useDaysAround(query, step.index, useLowestFare(search));
  const route = useSearchWords().route(toDraft(query));
  const view = useResults({ search, words: { route }, visible: visible.length, total });
  const { found, isWide } = view;
  const sources = found?.page.meta.sources ?? [];
  const orders = useOrders(
    FLIGHT_ORDERS,
    shown.filters.orderBy,
    (orderBy) => change({ ...shown, filters: { ...shown.filters, orderBy } }),
    isOrdered,
  );
  return (
    <ResultsFrame
      {...view}
      query={query}
      title={t('results.title', { route })}
      orders={orders}
      lead={
        <div css={lead}>
          <DateStrip query={query} index={step.index} around={around} view={shown}>
            {found && found.page.data.length > 0 && (
              <UsualPrice query={query} offers={found.page.data} />
            )}
          </DateStrip>
          {found && found.polling !== 'none' && total > 0 && (
            <SourcesProgress sources={sources} isOver={found.polling === 'done'} />
          )}
        </div>
      }
      skeleton={<FlightSkeleton />}
    >
      {found?.polling === 'none' && <Missing query={query} page={found.page} />}
      {found && !view.isWaiting && total === 0 && <NoFlights query={query} around={around} />}
      {found && total > 0 && (
        <FoundFlights query={query} found={found} isWide={isWide} narrowed={narrowed} />
      )}
      <LazyTariffs query={query} page={found?.page ?? null} />
      {found?.polling === 'done' && <Missing query={query} page={found.page} />}
    </ResultsFrame>
  );
}
/**
 * Notices for suppliers that did not answer, unnamed because travellers know only airlines, and for flights that are not
 * sold today. Renders nothing if all answered.
 */
function Missing({
  query,
  page: { meta, warnings },
}: {
  query: FlightQuery;
  page: Pick<FlightSearchResponse, 'meta' | 'warnings'>;
}) {
  const t = useMessages('flights');
  const missing = meta.sources.filter(({ status }) => status !== 'ok').length;
  const text = t(missing === meta.sources.length ? 'results.missingAll' : 'results.missing');
  return (
    <>
      <ResultWarnings warnings={warnings} />
      {missing > 0 && <MissingSources query={query} text={text} />}
    </>
  );
}
/**
 * Price of one adult on the searched day, which the calendar may lack. Null for several flights, which have no price by day.
 */
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
/** Hidden when the search has ended. Its space stays, so that nothing below moves. */
function SourcesProgress({ sources, isOver }: { sources: Sources; isOver: boolean }) {
  const t = useMessages('flights');
  const answered = sources.filter(({ status }) => status !== 'pending').length;
  return (
    <div css={[thinOnPhone, isOver && gone]}>
      <ProgressBar
        value={answered}
        max={sources.length}
        label={t('results.progress', { answered, sources: sources.length })}
      />
    </div>
  );
}
const lead = (theme: Theme) => css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
`;
/** On a phone only the bar, in the gap above the list. */
const thinOnPhone = (theme: Theme) => css`
  @media (width < 600px) {
    position: absolute;
    inset: calc(100% + ${theme.spacing(1)}) 0 auto;
    > div > span {
      display: none;
    }
  }
`;
const gone = css`
  visibility: hidden;
`;
