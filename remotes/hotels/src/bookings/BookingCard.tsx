import { BookingSlot } from '@tiquete/checkout';
import { nightsBetween, useLazyMessages, type SlotProps } from '@tiquete/platform';
import { HotelIcon, PinIcon } from '@tiquete/ui';
import { booking } from '../messages/booking';

/** A booked hotel in the list of Mis reservas. */
export function Slot({ data }: SlotProps['booking-card']) {
  const t = useLazyMessages('hotels', { booking });
  const stayOf = (from: string, to: string, people: number) =>
    t('booking.stay', {
      nights: t('booking.nights', { count: nightsBetween(from, to) }),
      guests: t('booking.guests', { count: people }),
    });
  return (
    <BookingSlot
      booking={data}
      facts={({ destination_name, date_from, date_to, totalPax }) => [
        [PinIcon, destination_name],
        [HotelIcon, stayOf(date_from, date_to, totalPax)],
      ]}
      days={({ date_from, date_to }) => [
        [t('booking.checkin'), date_from],
        [t('booking.checkout'), date_to],
      ]}
    />
  );
}
