import { useMessages } from '@tiquete/platform';
import { Container, useMediaQuery } from '@tiquete/ui';
import type { HotelQuery } from '../search/hotelQuery';
import { FailedSearch } from './FailedSearch';
import { FoundHotels } from './FoundHotels';
import { LateSuppliers } from './LateSuppliers';
import { MapButton } from './MapButton';
import { NoHotels } from './NoHotels';
import { OrderSelect } from './OrderSelect';
import { pageFrame } from './pageFrame';
import { ResultsHeading } from './ResultsHeading';
import { WIDE } from './resultsLayout';
import { SearchBar } from './SearchBar';
import { SearchingHotels } from './SearchingHotels';
import { ShareButton } from './ShareButton';
import { useHotelSearch } from './useHotelSearch';
import { useNarrowedHotels } from './useNarrowedHotels';
import { usePageTitle } from './usePageTitle';
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
  usePageTitle(title);
  return (
    <Container>
      <div css={pageFrame}>
        <SearchBar query={query} />
        <ResultsHeading title={title} status={status}>
          {hasHotels && isWide && <OrderSelect filters={narrowed.shown} onChange={narrowed.change} />}
          {hasHotels && isWide && <MapButton filters={narrowed.shown} onChange={narrowed.change} />}
          {hasHotels && <ShareButton title={title} />}
        </ResultsHeading>
        {(search.phase === 'searching' || isAwaitingFirst) && <SearchingHotels destination={name} />}
        {search.phase === 'failed' && <FailedSearch query={query} problem={search.problem} />}
        {found?.growth === 'none' && <LateSuppliers query={query} suppliers={found.page.meta.suppliers} />}
        {found && !isAwaitingFirst && !hasHotels && <NoHotels />}
        {found && hasHotels && (
          <FoundHotels query={query} nights={found.page.data.nights} isWide={isWide} narrowed={narrowed} status={status} />
        )}
        {found?.growth === 'done' && <LateSuppliers query={query} suppliers={found.page.meta.suppliers} />}
      </div>
    </Container>
  );
}
