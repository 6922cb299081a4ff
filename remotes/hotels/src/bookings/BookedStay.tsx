import { BookingFact, type SectionProps } from '@tiquete/checkout';
import { useMessages } from '@tiquete/platform';
import { StayFacts } from './StayFacts';

/** Days, times, place, room and guests of a booked stay, in its confirmation. */
export function BookedStay({ booking }: SectionProps) {
  const t = useMessages('hotels');
  // A hotel needs the name of one adult in each room, so the others have none.
  const guests = booking.passengers
    .map(({ name, lastname }) => `${name} ${lastname}`.trim())
    .filter(Boolean)
    .join(', ');
  return (
    <StayFacts booking={booking}>
      {guests && <BookingFact term={t('checkout.result.guests')}>{guests}</BookingFact>}
    </StayFacts>
  );
}
