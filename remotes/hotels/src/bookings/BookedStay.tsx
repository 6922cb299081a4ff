import { BookingFact, type SectionProps } from '@tiquete/checkout';
import { useMessages } from '@tiquete/platform';
import { StayFacts } from './StayFacts';

/** Days, times, place, room and guests of a booked stay, in its confirmation. */
export function BookedStay({ booking }: SectionProps) {
  const t = useMessages('hotels');
  const guests = booking.passengers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ');
  return (
    <StayFacts booking={booking}>
      {guests && <BookingFact term={t('checkout.result.guests')}>{guests}</BookingFact>}
    </StayFacts>
  );
}
