import { BookingFact, readBooked } from '@tiquete/checkout';
import { formatDayLong, nightsBetween, useLazyMessages, type SlotProps } from '@tiquete/platform';
import { css, Picture, Stars, type Theme } from '@tiquete/ui';
import { booking } from '../messages/booking';
import { BookedRoom } from './BookedRoom';
import { readSnapshot } from './readSnapshot';
import { whereIs } from './whereIs';

/** A booked hotel on its own page of Mis reservas, on screen and on paper. */
export function Slot({ data }: SlotProps) {
  const t = useLazyMessages('hotels', { booking });
  const stay = readBooked(data);
  if (!stay) return null;
  const { title, image, destination, from, to, people } = stay;
  const hotel = readSnapshot(data);
  const nights = t('booking.nights', { count: nightsBetween(from, to) });
  return (
    <div css={detail}>
      <Picture
        src={image}
        alt=""
        ratio="16 / 9"
        sizes="(min-width: 960px) 800px, 100vw"
        css={photo}
      />
      <dl>
        <BookingFact term={t('booking.checkin')}>
          {formatDayLong(from)}
          {hotel.checkInFrom && <small>{t('booking.from', { time: hotel.checkInFrom })}</small>}
        </BookingFact>
        <BookingFact term={t('booking.checkout')}>
          {formatDayLong(to)}
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
        </BookingFact>
        {hotel.phones.length > 0 && (
          <BookingFact term={t('booking.phone')}>
            {hotel.phones.map((phone) => (
              <a key={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            ))}
          </BookingFact>
        )}
        <BookedRoom hotel={hotel} />
        {hotel.supplierVat && (
          <BookingFact term={t('booking.vat')}>{hotel.supplierVat}</BookingFact>
        )}
      </dl>
      {hotel.confirmedComments && (
        <div>
          <h3>{t('booking.confirmed')}</h3>
          <p css={lines}>{hotel.confirmedComments}</p>
        </div>
      )}
    </div>
  );
}
const detail = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(5)};
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.spacing(4)} ${theme.spacing(6)};
    ${theme.up(640)} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
const photo = (theme: Theme) => css`
  max-height: 320px;
  border-radius: ${theme.vars.radius.m};
  @media print {
    display: none;
  }
`;
const lines = css`
  white-space: pre-line;
`;
