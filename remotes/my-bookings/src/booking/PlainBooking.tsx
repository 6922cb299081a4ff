import type { BookingGlimpse, BookingSummary } from '@tiquete/contracts';
import { formatDays, useMessages } from '@tiquete/platform';
import { BookedCard, CalendarIcon, GuestsIcon, PinIcon } from '@tiquete/ui';

export interface PlainBookingProps {
  /** A guest who gave code and e-mail does not see the number of travellers. */
  booking: Pick<BookingGlimpse, 'title' | 'image' | 'date_from' | 'date_to' | 'destination_name'> &
    Partial<Pick<BookingSummary, 'totalPax'>>;
  /** False if the heading of the page is the title already. */
  hasTitle?: boolean;
}
/** Data that bookings of all products have: title, place, dates and travellers. */
export function PlainBooking({ booking, hasTitle = true }: PlainBookingProps) {
  const t = useMessages('my-bookings');
  const { title, image, date_from, date_to, destination_name, totalPax } = booking;
  return (
    <BookedCard image={image} title={hasTitle ? title : undefined}>
      <p>
        <PinIcon size={16} aria-hidden />
        {destination_name}
      </p>
      <p>
        <CalendarIcon size={16} aria-hidden />
        {formatDays(date_from, date_to)}
      </p>
      {totalPax !== undefined && (
        <p>
          <GuestsIcon size={16} aria-hidden />
          {t('booking.travelers', { count: totalPax })}
        </p>
      )}
    </BookedCard>
  );
}
