import { BookedParts, isChangeable } from '@tiquete/checkout';
import { useLazyMessages, type SlotProps } from '@tiquete/platform';
import { sold } from '../messages/sold';
import { PolicyFacts } from './PolicyFacts';
import { PolicyHelp } from './PolicyHelp';
import { ChangeDates } from './ChangeDates';

/** A booked policy on its own page of Mis reservas. */
export function Slot({ data, onChanged }: SlotProps['booking-detail']) {
  useLazyMessages('assistance-sold', sold);
  return (
    <BookedParts>
      <PolicyFacts booking={data} />
      {isChangeable(data) && (
        <ChangeDates bookingId={data.id} firstDay={data.date_from} onMoved={onChanged} />
      )}
      <PolicyHelp booking={data} />
    </BookedParts>
  );
}
