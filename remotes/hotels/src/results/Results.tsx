import type { HotelSearchResponse } from '@tiquete/contracts';
import type { HotelQuery } from '@tiquete/domain/searches/hotels';
import { isKeyOf, useMessages } from '@tiquete/platform';
import {
  MissingSources,
  NoResults,
  ResultsFrame,
  ResultWarnings,
  useOrders,
  useResults,
  useSearch,
} from '@tiquete/search';
import { HotelIcon, lazyPart } from '@tiquete/ui';
import { results as messages } from '../messages/results';
import { hotelSearch } from '../state/hotelSearch';
import { FoundHotels } from './FoundHotels';
import { HOTEL_ORDERS } from '../model/hotelFilters';
import { MapButton } from './MapButton';
import { useNarrowedHotels } from './useNarrowedHotels';
import { ChipSkeleton, HotelSkeleton } from './list/HotelSkeleton';

const NearestStays = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "nearest" */ './nearest/NearestStays')).NearestStays,
);
const showNothing = () => undefined;

/** Nearby dates with rooms, for a search without results. Without dates or without the code it shows nothing. */
const NearestDates = ({ query }: { query: HotelQuery }) => (
  <NearestStays query={query} lazy={{ onFailed: showNothing }} />
);

export function Results({ query }: { query: HotelQuery }) {
  const t = useMessages('hotels');
  const search = useSearch(hotelSearch, query);
  const narrowed = useNarrowedHotels(query, search);
  const { hotels, visible, isOrdered, shown, change } = narrowed;
  const { kind, name: destination } = query.destination;
  const total = hotels.length;
  const view = useResults({ search, words: { destination }, visible: visible.length, total });
  const { found, isWide, status } = view;
  const orders = useOrders(
    HOTEL_ORDERS,
    shown.orderBy,
    (orderBy) => change({ ...shown, orderBy }),
    isOrdered,
  );
  return (
    <ResultsFrame
      {...view}
      query={query}
      title={kind === 'hotel' ? destination : t('results.title', { destination })}
      orders={orders}
      action={<MapButton filters={shown} onChange={change} />}
      isHeadingSticky={shown.map}
      skeleton={<HotelSkeleton />}
      chips={<ChipSkeleton />}
    >
      {found?.polling === 'none' && <Missing query={query} page={found.page} />}
      {found && !view.isWaiting && total === 0 && (
        <NoResults icon={<HotelIcon />}>
          <NearestDates query={query} />
        </NoResults>
      )}
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
    </ResultsFrame>
  );
}
/** Names the suppliers that did not answer, and hotels that are not sold today. Renders nothing if all answered. */
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
    .map(({ code }) => (isKeyOf(messages.suppliers, code) ? t(`results.suppliers.${code}`) : code));
  return (
    <>
      <ResultWarnings warnings={warnings} />
      {names.length > 0 && (
        <MissingSources
          query={query}
          text={t('results.missing', { suppliers: names.join(', ') })}
        />
      )}
    </>
  );
}
