import { BookingFact, confirmsPayment, useCheckoutWords } from '@tiquete/checkout';
import type { ConfirmationParts, SectionProps } from '@tiquete/checkout';
import { nightsBetween } from '@tiquete/platform';
import { StayFacts } from '../booking/StayFacts';
import { hotelCheckout } from './hotelCheckout';

/** What the hotels put into the confirmation's page. */
export const hotelConfirmation: ConfirmationParts = {
  ...confirmsPayment(hotelCheckout.result),
  Bought: BookedStay,
  baseOf: ({ date_from, date_to }) => ({ count: nightsBetween(date_from, date_to) }),
};
/** The days, the hours, the place and the room of a booked hotel, and who sleeps there. */
function BookedStay({ booking }: SectionProps) {
  const t = useCheckoutWords();
  const guests = booking.passengers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ');
  return (
    <StayFacts booking={booking}>
      {guests && <BookingFact term={t('checkout.result.guests')}>{guests}</BookingFact>}
    </StayFacts>
  );
}
