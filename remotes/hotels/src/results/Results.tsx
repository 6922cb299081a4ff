import { useMessages } from '@tiquete/platform';
import {
  OrderSelect,
  pageFrame,
  ResultsHeading,
  ShareButton,
  useResultsTitle,
  WIDE,
} from '@tiquete/search';
import { Container, useMediaQuery } from '@tiquete/ui';
import type { HotelQuery } from '../search/hotelQuery';
import { FailedHotels } from './FailedHotels';
import { FoundHotels } from './FoundHotels';
import { LateSuppliers } from './LateSuppliers';
import { MapButton } from './MapButton';
import { NoHotels } from './NoHotels';
import { SearchBar } from './SearchBar';
import { SearchingHotels } from './SearchingHotels';
import { useHotelSearch } from './useHotelSearch';
import { useNarrowedHotels } from './useNarrowedHotels';
import { useOrders } from './useOrders';
import { useShareWords } from './useShareWords';
import { useStatusText } from './useStatusText';

/** One heading stands through every phase, so that the focus it was given stays too. */
export function Results({ query }: { query: HotelQuery }) {
  const t = useMessages('hotels');
  const search = useHotelSearch(query);
  const narrowed = useNarrowedHotels(query, search);
  const isWide = useMediaQuery(WIDE);
  const { kind, name } = query.destination;
  const title = kind === 'hotel' ? name : t('results.title', { destination: name });
  const hasHotels = narrowed.hotels.length > 0;
  const found = search.phase === 'found' ? search : null;
  const isAwaitingFirst = found?.growth === 'running' && !hasHotels;
  const status = useStatusText(search, name, narrowed.visible.length);
  const orders = useOrders(narrowed.shown, narrowed.change);
  const shareWords = useShareWords();
  useResultsTitle('hotels', title);
  return (
    <Container>
      <div css={pageFrame}>
        <SearchBar query={query} />
        <ResultsHeading title={title} status={status}>
          {hasHotels && isWide && <OrderSelect {...orders} />}
          {hasHotels && isWide && <MapButton filters={narrowed.shown} onChange={narrowed.change} />}
          {hasHotels && <ShareButton title={title} domain="hotels" words={shareWords} />}
        </ResultsHeading>
        {(search.phase === 'searching' || isAwaitingFirst) && (
          <SearchingHotels destination={name} />
        )}
        {search.phase === 'failed' && <FailedHotels query={query} problem={search.problem} />}
        {found?.growth === 'none' && (
          <LateSuppliers query={query} suppliers={found.page.meta.suppliers} />
        )}
        {found && !isAwaitingFirst && !hasHotels && <NoHotels />}
        {found && hasHotels && (
          <FoundHotels
            query={query}
            nights={found.page.data.nights}
            isWide={isWide}
            narrowed={narrowed}
            status={status}
          />
        )}
        {found?.growth === 'done' && (
          <LateSuppliers query={query} suppliers={found.page.meta.suppliers} />
        )}
      </div>
    </Container>
  );
}
