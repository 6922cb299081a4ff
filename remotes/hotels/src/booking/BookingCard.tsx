import { BookedDays, readBooked, type Booked } from '@tiquete/checkout';
import { nightsBetween, useLazyMessages, type SlotProps } from '@tiquete/platform';
import { BookedCard, HotelIcon, PinIcon } from '@tiquete/ui';
import { booking } from '../messages/booking';

/** A booked hotel in the list of Mis reservas. */
export function Slot({ data }: SlotProps) {
  const stay = readBooked(data);
  return stay && <BookingCard stay={stay} />;
}
function BookingCard({ stay: { title, image, destination, from, to, people } }: { stay: Booked }) {
  const t = useLazyMessages('hotels', { booking });
  const nights = t('booking.nights', { count: nightsBetween(from, to) });
  return (
    <BookedCard image={image} title={title}>
      <p>
        <PinIcon size={16} aria-hidden />
        {destination}
      </p>
      <p>
        <HotelIcon size={16} aria-hidden />
        {t('booking.stay', { nights, guests: t('booking.guests', { count: people }) })}
      </p>
      <BookedDays
        days={[
          [t('booking.checkin'), from],
          [t('booking.checkout'), to],
        ]}
      />
    </BookedCard>
  );
}
