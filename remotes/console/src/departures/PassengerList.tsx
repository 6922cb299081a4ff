import type { ConsolePassengers } from '@tiquete/contracts';
import { formatDayYear, formatMoney, Link, useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Badge, css, smallText, type Theme, type Tone } from '@tiquete/ui';
import { BookingBadge } from '../frame/badges';
import { DOCUMENT_TYPE_NAMES } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';
import { bookingUrl } from '../urls';

type Booked = ConsolePassengers['bookings'][number];
const TONES: Record<Booked['payment']['status'], Tone> = {
  PAID: 'success',
  PARTIAL: 'warning',
  OVERDUE: 'error',
};

/** Bookings of a departure with their travellers. */
export function PassengerList({ bookings }: ConsolePassengers) {
  const t = useMessages('console');
  const papersOf = (one: Booked['passengers'][number]) =>
    [
      t('departure.document', {
        type: labelOf(DOCUMENT_TYPE_NAMES, String(one.document_type)),
        number: one.document,
      }),
      one.passport_expiry && t('departure.expires', { day: formatDayYear(one.passport_expiry) }),
      one.nationality,
      t('departure.born', { day: formatDayYear(one.birth_date) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Entries>
      {bookings.map(({ id, code, state, contact, payment, passengers }) => (
        <Entry
          key={id}
          title={<Link to={bookingUrl(id)}>{code}</Link>}
          badges={
            <>
              <BookingBadge state={state} />
              <Badge tone={TONES[payment.status]}>{t(`departure.payment.${payment.status}`)}</Badge>
            </>
          }
          note={t('departure.contact', {
            contact: [contact.name, contact.email, contact.phone].join(' · '),
          })}
        >
          {payment.status !== 'PAID' && (
            <p css={smallText}>
              {t('departure.paid', {
                paid: formatMoney(payment.paid),
                total: formatMoney(payment.total),
              })}
            </p>
          )}
          <ol css={people}>
            {passengers.map((one, index) => (
              <li key={index}>
                <p>
                  <b>
                    {one.name} {one.lastname}
                  </b>{' '}
                  · {t(`departure.types.${one.type}`)} ·{' '}
                  {t('departure.room', {
                    number: one.room,
                    type: t(`departure.rooms.${one.room_type}`).toLowerCase(),
                  })}
                </p>
                <p css={smallText}>{papersOf(one)}</p>
              </li>
            ))}
          </ol>
        </Entry>
      ))}
    </Entries>
  );
}
const people = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  padding-inline-start: ${theme.spacing(3)};
  border-inline-start: 2px solid ${theme.vars.palette.divider};
`;
