import type { ReactNode } from 'react';
import { BookingFact, BookingFacts } from '@tiquete/checkout';
import type { BookingDetail } from '@tiquete/contracts';
import { readHotelSnapshot, type SoldHotel } from '@tiquete/contracts/hotel-snapshot';
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
import { whereIs } from './whereIs';

export interface StayFactsProps {
  booking: BookingDetail;
  /** Further facts. */
  children?: ReactNode;
}
/** Days, times, place and room of a booked hotel, and the hotel's remarks on confirmation. */
export function StayFacts({ booking, children }: StayFactsProps) {
  const t = useLazyMessages('hotels', { booking: words });
  const { title, destination_name, date_from, date_to, totalPax, snapshot, rate_comments } =
    booking;
  const sold = readHotelSnapshot(snapshot);
  const { hotel, confirmation } = sold;
  const { latitude, longitude } = hotel.geo ?? { latitude: 0, longitude: 0 };
  const isLocated = latitude !== 0 || longitude !== 0;
  const remarks = confirmation.rate_comments.trim();
  const nights = t('booking.nights', { count: nightsBetween(date_from, date_to) });
  return (
    <>
      <BookingFacts>
        <BookingFact term={t('booking.checkin')}>
          {formatDayYear(date_from)}
          {hotel.check_in_from && <small>{t('booking.from', { time: hotel.check_in_from })}</small>}
        </BookingFact>
        <BookingFact term={t('booking.checkout')}>
          {formatDayYear(date_to)}
          {hotel.check_out_until && (
            <small>{t('booking.until', { time: hotel.check_out_until })}</small>
          )}
          <small>
            {t('booking.stay', { nights, guests: t('booking.guests', { count: totalPax }) })}
          </small>
        </BookingFact>
        <BookingFact term={t('booking.hotel')}>
          {title} {hotel.star_number > 0 && <Stars value={hotel.star_number} />}
          <small>{whereIs(hotel.address, hotel.zone_name, destination_name)}</small>
          {isLocated && (
            <a href={directionsUrl(latitude, longitude)} target="_blank" rel="noopener noreferrer">
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
        <BookedRoom sold={sold} />
        {confirmation.supplier_vat && (
          <BookingFact term={t('booking.vat')}>{confirmation.supplier_vat}</BookingFact>
        )}
        {children}
      </BookingFacts>
      {!rate_comments.includes(remarks) && (
        <div>
          <h3>{t('booking.confirmed')}</h3>
          <p css={lines}>{remarks}</p>
        </div>
      )}
    </>
  );
}
/** Google Maps link with directions from the traveller's location to a point in degrees. */
const directionsUrl = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

const lines = css`
  white-space: pre-line;
`;

/** The booked room, its guests and its board. */
function BookedRoom({ sold: { room, boardCode, rooms } }: { sold: SoldHotel }) {
  const t = useMessages('hotels');
  const guestsOf = ({ adults, childrens: ages }: SoldHotel['rooms'][number]) => {
    const grown = t('booking.adults', { count: adults });
    if (ages.length === 0) return grown;
    const known = t('booking.ages', { count: ages.at(-1), ages: ages.join(', ') });
    return `${grown}, ${t('booking.children', { count: ages.length, ages: known })}`;
  };
  return (
    <>
      {room.name && (
        <BookingFact term={t('booking.room')}>
          {room.name}
          {room.beds.length > 0 && (
            <small>{room.beds.map((bed) => t('booking.bed', bed)).join(', ')}</small>
          )}
          {rooms.map((one, index) => (
            <small key={index}>
              {rooms.length > 1
                ? t('booking.roomOf', { number: index + 1, guests: guestsOf(one) })
                : guestsOf(one)}
            </small>
          ))}
        </BookingFact>
      )}
      {isKeyOf(MEAL_PLAN_LABELS, boardCode) && (
        <BookingFact term={t('booking.board')}>{t(`booking.boards.${boardCode}`)}</BookingFact>
      )}
    </>
  );
}
