import { useLocation, useMessages, useNavigate } from '@tiquete/platform';
import { Button, css, Notice, WindowedList } from '@tiquete/ui';
import { useVerticalParts } from '../booking/useVerticalParts';
import type { BookingList } from '../state/bookingsState';
import { listUrl, MAX_PAGES } from '../urls';
import { BookingRow } from './BookingRow';
import { NoneShown } from './NoneShown';

/** Height of a row in pixels, used until it is measured. */
const ESTIMATED_HEIGHT = 220;

export interface FoundBookingsProps {
  list: Extract<BookingList, { phase: 'ready' }>;
  onRetry: () => void;
}
export function FoundBookings({
  list: { query, bookings, meta, more },
  onRetry,
}: FoundBookingsProps) {
  const t = useMessages('my-bookings');
  const { key } = useLocation();
  const navigate = useNavigate();
  const parts = useVerticalParts(
    'booking-card',
    bookings.map(({ product }) => product),
  );
  if (bookings.length === 0) return <NoneShown query={query} counts={meta.counts} />;
  const hasMore = bookings.length < meta.total;
  const showMore = () =>
    void navigate(listUrl({ ...query, pages: query.pages + 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <WindowedList
        label={t(`list.${query.show}`)}
        items={bookings}
        estimateHeight={ESTIMATED_HEIGHT}
        restoreKey={key}
        getKey={({ id }) => id}
        renderItem={(booking) => <BookingRow booking={booking} part={parts.get(booking.product)} />}
      />
      {more.phase === 'failed' && (
        <Notice
          kind="error"
          text={t('list.moreFailed', { reason: more.problem.title })}
          action={
            <Button variant="ghost" size="s" onClick={onRetry}>
              {t('list.again')}
            </Button>
          }
        />
      )}
      {hasMore && (
        <div css={below}>
          <p>{t('list.of', { count: meta.total, shown: bookings.length })}</p>
          {query.pages < MAX_PAGES ? (
            <Button variant="secondary" busy={more.phase === 'loading'} onClick={showMore}>
              {t('list.more')}
            </Button>
          ) : (
            <p>{t('list.byCodeInstead')}</p>
          )}
        </div>
      )}
    </>
  );
}
const below = css`
  display: grid;
  gap: 12px;
  justify-items: center;
  text-align: center;
`;
