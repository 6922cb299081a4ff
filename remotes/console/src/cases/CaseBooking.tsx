import { Link, useMessages } from '@tiquete/platform';
import { formRow, QueryView } from '@tiquete/staff';
import type { SeenCase } from '../api';
import { BookingFacts } from '../bookings/BookingFacts';
import { Payments } from '../bookings/Payments';
import { Refunds } from '../bookings/Refunds';
import { BookingBadge } from '../frame/badges';
import { useQuery } from '../frame/useQuery';
import { bookingQuery } from '../state/slice';
import { bookingUrl } from '../urls';
import { Actions } from '../actions/Actions';

/** The booking of a case: actions first, then payments and refunds. */
export function CaseBooking({ id, seen }: { id: string; seen: SeenCase | undefined }) {
  const t = useMessages('console');
  const shown = useQuery(bookingQuery, ({ booking }) => booking, id);
  return (
    <QueryView shown={shown} loading={t('booking.loading')}>
      {(booking) => (
        <>
          {seen && <Actions booking={booking} seen={seen} />}
          <p css={formRow}>
            <BookingBadge state={booking.state} />
            <Link to={bookingUrl(id)}>
              {t('case.whole')}: {booking.code}
            </Link>
          </p>
          <BookingFacts booking={booking} />
          <Payments payments={booking.payments} />
          <Refunds refunds={booking.refunds} />
        </>
      )}
    </QueryView>
  );
}
