import type { OperationsListedBooking } from '@tiquete/contracts';
import { formatDays, formatMoney, inColombia, useMessages } from '@tiquete/platform';
import { Row, RowBadges, RowFigure, RowLink, Rows, RowText } from '@tiquete/staff';
import { Badge } from '@tiquete/ui';
import { BookingBadge } from '../frame/badges';
import { bookingUrl } from '../urls';

export function BookingRows({ bookings }: { bookings: readonly OperationsListedBooking[] }) {
  const t = useMessages('console');
  return (
    <Rows columns="auto minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr) auto">
      {bookings.map((booking) => (
        <Row key={booking.id}>
          <RowLink to={bookingUrl(booking.id)}>{booking.code}</RowLink>
          <RowText
            note={
              <time dateTime={booking.created_at}>
                {t('bookings.created', inColombia(booking.created_at))}
              </time>
            }
          >
            {booking.title}
          </RowText>
          <RowBadges>
            <BookingBadge state={booking.state} />
            {booking.open_cases > 0 && (
              <Badge tone="error">{t('bookings.cases', { count: booking.open_cases })}</Badge>
            )}
          </RowBadges>
          <RowText
            isQuiet
            note={[booking.supplier, booking.supplier_locator].filter(Boolean).join(' · ')}
          >
            {formatDays(booking.date_from, booking.date_to)}
          </RowText>
          <RowFigure>{formatMoney(booking.total + booking.optionals_total)}</RowFigure>
        </Row>
      ))}
    </Rows>
  );
}
