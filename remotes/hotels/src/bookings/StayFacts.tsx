import type { ReactNode } from 'react';
import { BookingFact, BookingFacts, readBooked } from '@tiquete/checkout';
import {
  formatDayYear,
  nightsBetween,
  phoneHref,
  useLazyMessages,
  isKeyOf,
  MEAL_PLAN_LABELS,
  useMessages,
} from '@tiquete/platform';
import { css, Stars } from '@tiquete/ui';
import { booking as words } from '../messages/booking';
import { readSnapshot, type SoldHotel } from './readSnapshot';
import { whereIs } from './whereIs';

export interface StayFactsProps {
  /** Snapshot of a booked hotel, from another remote. */
  booking: unknown;
  /** Further facts. */
  children?: ReactNode;
}
/** Days, times, place and room of a booked hotel, and the hotel's remarks on confirmation. */
export function StayFacts({ booking, children }: StayFactsProps) {
  const t = useLazyMessages('hotels', { booking: words });
  const stay = readBooked(booking);
  if (!stay) return null;
  const { title, destination, from, to, people } = stay;
  const hotel = readSnapshot(booking);
  const nights = t('booking.nights', { count: nightsBetween(from, to) });
  return (
    <>
      <BookingFacts>
        <BookingFact term={t('booking.checkin')}>
          {formatDayYear(from)}
          {hotel.checkInFrom && <small>{t('booking.from', { time: hotel.checkInFrom })}</small>}
        </BookingFact>
        <BookingFact term={t('booking.checkout')}>
          {formatDayYear(to)}
          {hotel.checkOutUntil && (
            <small>{t('booking.until', { time: hotel.checkOutUntil })}</small>
          )}
          <small>
            {t('booking.stay', { nights, guests: t('booking.guests', { count: people }) })}
          </small>
        </BookingFact>
        <BookingFact term={t('booking.hotel')}>
          {title} {hotel.stars > 0 && <Stars value={hotel.stars} />}
          <small>{whereIs(hotel.address, hotel.zone, destination)}</small>
          {hotel.geo && (
            <a href={directionsUrl(hotel.geo)} target="_blank" rel="noopener noreferrer">
              {t('booking.directions')}
            </a>
          )}
        </BookingFact>
        {hotel.phones.length > 0 && (
          <BookingFact term={t('booking.phone')}>
            {hotel.phones.map((phone) => (
              <a key={phone} href={phoneHref(phone)}>
                {phone}
              </a>
            ))}
          </BookingFact>
        )}
        <BookedRoom hotel={hotel} />
        {hotel.supplierVat && (
          <BookingFact term={t('booking.vat')}>{hotel.supplierVat}</BookingFact>
        )}
        {children}
      </BookingFacts>
      {hotel.confirmedComments && (
        <div>
          <h3>{t('booking.confirmed')}</h3>
          <p css={lines}>{hotel.confirmedComments}</p>
        </div>
      )}
    </>
  );
}
/** Google Maps link with directions from the traveller's location to a point in degrees. */
const directionsUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

const lines = css`
  white-space: pre-line;
`;

/** The booked room, its guests and its board. */
function BookedRoom({ hotel: { room, beds, board, rooms } }: { hotel: SoldHotel }) {
  const t = useMessages('hotels');
  const guestsOf = ({ adults, ages }: SoldHotel['rooms'][number]) => {
    const grown = t('booking.adults', { count: adults });
    if (ages.length === 0) return grown;
    const known = t('booking.ages', { count: ages.at(-1), ages: ages.join(', ') });
    return `${grown}, ${t('booking.children', { count: ages.length, ages: known })}`;
  };
  return (
    <>
      {room && (
        <BookingFact term={t('booking.room')}>
          {room}
          {beds.length > 0 && <small>{beds.map((bed) => t('booking.bed', bed)).join(', ')}</small>}
          {rooms.map((one, index) => (
            <small key={index}>
              {rooms.length > 1
                ? t('booking.roomOf', { number: index + 1, guests: guestsOf(one) })
                : guestsOf(one)}
            </small>
          ))}
        </BookingFact>
      )}
      {isKeyOf(MEAL_PLAN_LABELS, board) && (
        <BookingFact term={t('booking.board')}>{t(`booking.boards.${board}`)}</BookingFact>
      )}
    </>
  );
}
