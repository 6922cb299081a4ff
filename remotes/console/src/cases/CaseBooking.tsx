import { Link, useMessages } from '@tiquete/platform';
import type { SeenCase } from '../api';
import { BookingFacts } from '../bookings/BookingFacts';
import { Payments } from '../bookings/Payments';
import { Refunds } from '../bookings/Refunds';
import { Asked } from '../frame/Asked';
import { BookingBadge } from '../frame/badges';
import { useView } from '../frame/useView';
import { bookingView } from '../state/slice';
import { bookingUrl } from '../urls';
import { Actions } from './actions/Actions';

/** The booking of a case: what can be done about it first, then its money. */
export function CaseBooking({ id, seen }: { id: string; seen: SeenCase | undefined }) {
  const t = useMessages('console');
  const shown = useView(bookingView, ({ booking }) => booking, id);
  return (
    <Asked shown={shown} loading={t('booking.loading')}>
      {(booking) => (
        <>
          {seen && <Actions booking={booking} seen={seen} />}
          <p>
            <BookingBadge state={booking.state} />{' '}
            <Link to={bookingUrl(id)}>
              {t('case.whole')}: {booking.code}
            </Link>
          </p>
          <BookingFacts booking={booking} />
          <Payments payments={booking.payments} />
          <Refunds refunds={booking.refunds} />
        </>
      )}
    </Asked>
  );
}
