import { BookingSlot } from '@tiquete/checkout';
import { nightsBetween, useLazyMessages, type SlotProps } from '@tiquete/platform';
import { HotelIcon, PinIcon } from '@tiquete/ui';
import { booking } from '../messages/booking';

/** A booked hotel in the list of Mis reservas. */
export function Slot({ data }: SlotProps) {
  const t = useLazyMessages('hotels', { booking });
  const stayOf = (from: string, to: string, people: number) =>
    t('booking.stay', {
      nights: t('booking.nights', { count: nightsBetween(from, to) }),
      guests: t('booking.guests', { count: people }),
    });
  return (
    <BookingSlot
      data={data}
      facts={({ destination, from, to, people }) => [
        [PinIcon, destination],
        [HotelIcon, stayOf(from, to, people)],
      ]}
      days={({ from, to }) => [
        [t('booking.checkin'), from],
        [t('booking.checkout'), to],
      ]}
    />
  );
}
