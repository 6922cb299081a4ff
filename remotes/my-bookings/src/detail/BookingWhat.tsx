import type { BookingDetail } from '@tiquete/contracts';
import { BookingPart } from '../booking/BookingPart';
import { PlainBooking } from '../booking/PlainBooking';
import { useVerticalParts } from '../booking/useVerticalParts';

/** What was sold, told by the product's own part. */
export function BookingWhat({ booking }: { booking: BookingDetail }) {
  const parts = useVerticalParts('booking-detail', [booking.product]);
  return (
    <BookingPart booking={booking} part={parts.get(booking.product)}>
      <PlainBooking booking={booking} hasTitle={false} />
    </BookingPart>
  );
}
