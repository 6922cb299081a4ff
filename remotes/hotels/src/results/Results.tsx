import type { HotelSearchResponse } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import {
  FailedSearch,
  isAwaitingFirst,
  MissingSources,
  OrderSelect,
  pageFrame,
  ResultWarnings,
  ResultsHeading,
  SearchBar,
  SearchingResults,
  ShareButton,
  useOrders,
  useResultsTitle,
  useSearch,
  useStatusText,
  WIDE,
} from '@tiquete/search';
import { Container, useMediaQuery } from '@tiquete/ui';
import type { HotelQuery } from '../search/hotelQuery';
import { hotelSearch } from '../state/hotelSearch';
import { FoundHotels } from './FoundHotels';
import { HotelSkeleton } from './list/HotelSkeleton';
import { HOTEL_ORDERS } from './filters/hotelFilters';
import { MapButton } from './MapButton';
import { NoHotels } from './NoHotels';
import { useNarrowedHotels } from './useNarrowedHotels';

/** One heading stands through every phase, so that the focus it was given stays too. */
export function Results({ query }: { query: HotelQuery }) {
  const t = useMessages('hotels');
  const search = useSearch(hotelSearch, query);
  const narrowed = useNarrowedHotels(query, search);
  const { hotels, visible, shown, change } = narrowed;
  const isWide = useMediaQuery(WIDE);
  const { kind, name: destination } = query.destination;
  const title = kind === 'hotel' ? destination : t('results.title', { destination });
  const total = hotels.length;
  const found = search.phase === 'found' ? search : null;
  const isWaiting = search.phase === 'searching' || isAwaitingFirst(search, total);
  const status = useStatusText({ search, words: { destination }, visible: visible.length, total });
  const orders = useOrders(HOTEL_ORDERS, shown.orderBy, (orderBy) => change({ ...shown, orderBy }));
  useResultsTitle('hotels', title);
  return (
    <Container>
      <div css={pageFrame}>
        <SearchBar query={query} />
        <ResultsHeading title={title} status={status}>
          {total > 0 && isWide && <OrderSelect {...orders} />}
          {total > 0 && isWide && <MapButton filters={shown} onChange={change} />}
          {total > 0 && <ShareButton title={title} />}
        </ResultsHeading>
        {isWaiting && (
          <SearchingResults
            label={t('results.searching', { destination })}
            card={<HotelSkeleton />}
          />
        )}
        {search.phase === 'failed' && <FailedSearch query={query} problem={search.problem} />}
        {found?.polling === 'none' && <Missing query={query} page={found.page} />}
        {found && !isWaiting && total === 0 && <NoHotels />}
        {found && total > 0 && (
          <FoundHotels
            query={query}
            found={found}
            isWide={isWide}
            narrowed={narrowed}
            status={status}
          />
        )}
        {found?.polling === 'done' && <Missing query={query} page={found.page} />}
      </div>
    </Container>
  );
}
/** Names the suppliers that did not answer, and what is not sold today; says nothing when there is nothing missing. */
function Missing({
  query,
  page: { meta, warnings },
}: {
  query: HotelQuery;
  page: Pick<HotelSearchResponse, 'meta' | 'warnings'>;
}) {
  const t = useMessages('hotels');
  const names = meta.suppliers
    .filter(({ status }) => status !== 'ok')
    .map(({ code }) => t(`results.suppliers.${code}`, { defaultValue: code }));
  return (
    <>
      <ResultWarnings warnings={warnings} />
      {names.length > 0 && (
        <MissingSources query={query} text={t('results.late', { suppliers: names.join(', ') })} />
      )}
    </>
  );
}
