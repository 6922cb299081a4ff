import { BookedDays, readBooked, type Booked } from '@tiquete/checkout';
import { useLazyMessages, type SlotProps } from '@tiquete/platform';
import { BookedCard, FlightIcon, GuestsIcon } from '@tiquete/ui';
import { sold as words } from '../messages/sold';

/** A booked flight in the list of Mis reservas. */
export function Slot({ data }: SlotProps) {
  const trip = readBooked(data);
  return trip && <BookingCard trip={trip} />;
}
function BookingCard({ trip: { title, image, destination, from, to, people } }: { trip: Booked }) {
  const t = useLazyMessages('flights-sold', words);
  const days: [string, string][] = [
    [t('departs'), from],
    [t('ends'), to],
  ];
  return (
    <BookedCard image={image} title={title}>
      <p>
        <FlightIcon size={16} aria-hidden />
        {destination}
      </p>
      <p>
        <GuestsIcon size={16} aria-hidden />
        {t('travelers', { count: people })}
      </p>
      <BookedDays days={to === from ? days.slice(0, 1) : days} />
    </BookedCard>
  );
}
