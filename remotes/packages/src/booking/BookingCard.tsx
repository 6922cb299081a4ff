import { BookedDays, readBooked, type Booked } from '@tiquete/checkout';
import { useLazyMessages, type SlotProps } from '@tiquete/platform';
import { BookedCard, GuestsIcon, PackageIcon, PinIcon } from '@tiquete/ui';
import { sold as words } from '../messages/sold';

/** A booked package in the list of Mis reservas. */
export function Slot({ data }: SlotProps) {
  const booked = readBooked(data);
  return booked && <BookingCard booked={booked} />;
}
function BookingCard({ booked: { title, image, destination, from, to, people } }: Props) {
  const t = useLazyMessages('packages-sold', words);
  return (
    <BookedCard image={image || <PackageIcon />} title={title}>
      <p>
        <PinIcon size={16} aria-hidden />
        {destination}
      </p>
      <p>
        <GuestsIcon size={16} aria-hidden />
        {t('people', { count: people })}
      </p>
      <BookedDays
        days={[
          [t('from'), from],
          [t('to'), to],
        ]}
      />
    </BookedCard>
  );
}
interface Props {
  booked: Booked;
}
