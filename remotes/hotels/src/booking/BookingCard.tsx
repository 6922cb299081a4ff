import { formatDayYear, nightsBetween, useMessages, type SlotProps } from '@tiquete/platform';
import { BookedCard, css, HotelIcon, PinIcon, type Theme } from '@tiquete/ui';
import { readStay, type BookedStay } from './readStay';

/** A booked hotel in the list of Mis reservas. */
export function Slot({ data }: SlotProps) {
  const stay = readStay(data);
  return stay && <BookingCard stay={stay} />;
}
function BookingCard({ stay: { name, image, city, checkin, checkout, guests } }: { stay: BookedStay }) {
  const t = useMessages('hotels');
  const nights = t('booking.nights', { count: nightsBetween(checkin, checkout) });
  return (
    <BookedCard image={image} title={name}>
      <p><PinIcon size={16} aria-hidden />{city}</p>
      <p><HotelIcon size={16} aria-hidden />{t('booking.stay', { nights, guests: t('booking.guests', { count: guests }) })}</p>
      <dl css={days}>
        <div>
          <dt>{t('booking.checkin')}</dt>
          <dd>{formatDayYear(checkin)}</dd>
        </div>
        <div>
          <dt>{t('booking.checkout')}</dt>
          <dd>{formatDayYear(checkout)}</dd>
        </div>
      </dl>
    </BookedCard>
  );
}
const days = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  > div {
    display: flex;
    gap: ${theme.spacing(2)};
  }
  dt {
    min-width: 52px;
  }
  dd {
    font-weight: 600;
    white-space: nowrap;
  }
  ${theme.up(640)} {
    display: flex;
    gap: ${theme.spacing(6)};
    > div {
      display: block;
    }
    dt {
      ${theme.type.small}
    }
  }
`;
