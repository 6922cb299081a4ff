import type { SupplierReport } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import {
  FailedSearch,
  isAwaitingFirst,
  MissingSources,
  OrderSelect,
  pageFrame,
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
        {found?.polling === 'none' && (
          <MissingSuppliers query={query} suppliers={found.page.meta.suppliers} />
        )}
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
        {found?.polling === 'done' && (
          <MissingSuppliers query={query} suppliers={found.page.meta.suppliers} />
        )}
      </div>
    </Container>
  );
}
/** Names the suppliers that did not answer; says nothing when all did. */
function MissingSuppliers({
  query,
  suppliers,
}: {
  query: HotelQuery;
  suppliers: SupplierReport[];
}) {
  const t = useMessages('hotels');
  const missing = suppliers.filter(({ status }) => status !== 'ok');
  if (missing.length === 0) return null;
  const names = missing
    .map(({ code }) => t(`results.suppliers.${code}`, { defaultValue: code }))
    .join(', ');
  return <MissingSources query={query} text={t('results.late', { suppliers: names })} />;
}
