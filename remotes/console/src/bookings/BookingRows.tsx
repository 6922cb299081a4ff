import type { OperationsListedBooking } from '@tiquete/contracts';
import { formatDays, formatMoney, inColombia, Link, useMessages } from '@tiquete/platform';
import { Badge, css, type Theme } from '@tiquete/ui';
import { BookingBadge } from '../frame/badges';
import { bookingUrl } from '../urls';

export function BookingRows({ bookings }: { bookings: readonly OperationsListedBooking[] }) {
  const t = useMessages('console');
  return (
    <ul css={rows}>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <p>
            <Link to={bookingUrl(booking.id)}>{booking.code}</Link>
          </p>
          <p>{booking.title}</p>
          <p>
            <BookingBadge state={booking.state} />
            {booking.open_cases > 0 && (
              <Badge tone="error">{t('bookings.cases', { count: booking.open_cases })}</Badge>
            )}
          </p>
          <p>{formatDays(booking.date_from, booking.date_to)}</p>
          <p>
            {booking.supplier}
            {booking.supplier_locator && ` · ${booking.supplier_locator}`}
          </p>
          <p>{formatMoney(booking.total + booking.optionals_total)}</p>
          <p>
            <time dateTime={booking.created_at}>
              {t('bookings.created', inColombia(booking.created_at))}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}
const rows = (theme: Theme) => css`
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.spacing(1)} ${theme.spacing(3)};
    align-items: center;
    padding: ${theme.spacing(3)} ${theme.spacing(4)};
  }
  li + li {
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  @media (hover: hover) {
    li:hover {
      background: ${theme.vars.palette.background.subtle};
    }
  }
  /* The whole row is the link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a {
    font-weight: 650;
    letter-spacing: 0.03em;
    white-space: nowrap;
  }
  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p:nth-of-type(2) {
    grid-column: 1;
    grid-row: 2;
    font-weight: 550;
  }
  p:nth-of-type(3) {
    grid-column: 1 / -1;
    grid-row: 3;
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.spacing(1)};
  }
  p:nth-of-type(4) {
    grid-column: 1;
    grid-row: 4;
  }
  p:nth-of-type(5) {
    grid-column: 1;
    grid-row: 5;
  }
  p:nth-of-type(6) {
    grid-column: 2;
    grid-row: 1 / 3;
    font-weight: 650;
    white-space: nowrap;
  }
  p:nth-of-type(7) {
    grid-column: 1 / -1;
    grid-row: 6;
  }
  p:nth-of-type(n + 4):not(:nth-of-type(6)) {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  ${theme.up(900)} {
    li {
      grid-template-columns: 144px minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr) 120px;
      padding-block: ${theme.spacing(2)};
    }
    p:nth-of-type(1) {
      grid-column: 1;
      grid-row: 1 / 3;
    }
    p:nth-of-type(2) {
      grid-column: 2;
      grid-row: 1;
    }
    p:nth-of-type(7) {
      grid-column: 2;
      grid-row: 2;
    }
    p:nth-of-type(3) {
      grid-column: 3;
      grid-row: 1 / 3;
    }
    p:nth-of-type(4) {
      grid-column: 4;
      grid-row: 1;
    }
    p:nth-of-type(5) {
      grid-column: 4;
      grid-row: 2;
    }
    p:nth-of-type(6) {
      grid-column: 5;
      grid-row: 1 / 3;
      text-align: end;
    }
  }
`;
