import { useMessages } from '@tiquete/platform';
import { QueryView } from '@tiquete/staff';
import { smallText } from '@tiquete/ui';
import { ConsolePage } from '../frame/ConsolePage';
import { Pages } from '../frame/Pages';
import { useQuery } from '../frame/useQuery';
import { bookingsQuery } from '../state/slice';
import { bookingsUrl, noFilter, type BookingsQuery } from '../urls';
import { BookingRows } from './BookingRows';
import { Filters } from './Filters';
import { NoBookings } from './NoBookings';

export function BookingsPage({ query }: { query: BookingsQuery }) {
  const t = useMessages('console');
  const shown = useQuery(bookingsQuery, ({ bookings }) => bookings, query);
  return (
    <ConsolePage title={t('bookings.title')}>
      <Filters key={bookingsUrl({ ...query, page: 1 })} query={query} />
      <QueryView shown={shown} loading={t('bookings.loading')}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <NoBookings isFiltered={bookingsUrl(query) !== bookingsUrl(noFilter)} />
          ) : (
            <>
              <p role="status" css={smallText}>
                {t(meta.is_more ? 'bookings.foundMore' : 'bookings.found', { count: meta.total })}
              </p>
              <BookingRows bookings={data} />
              <Pages meta={meta} urlOf={(page) => bookingsUrl({ ...query, page })} />
            </>
          )
        }
      </QueryView>
    </ConsolePage>
  );
}
