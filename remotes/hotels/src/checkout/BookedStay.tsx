import { BookingFact, useCheckoutWords, type SectionProps } from '@tiquete/checkout';
import { StayFacts } from '../booking/StayFacts';

/** The days, the hours, the place and the room of a booked hotel, and who sleeps there. */
export function BookedStay({ booking }: SectionProps) {
  const t = useCheckoutWords();
  const guests = booking.passengers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ');
  return (
    <StayFacts booking={booking}>
      {guests && <BookingFact term={t('checkout.result.guests')}>{guests}</BookingFact>}
    </StayFacts>
  );
}
