import { BookedParts, changeableBooking } from '@tiquete/checkout';
import { useLazyMessages, type SlotProps } from '@tiquete/platform';
import { sold } from '../messages/sold';
import { PolicyFacts } from './PolicyFacts';
import { PolicyHelp } from './PolicyHelp';
import { ChangeDates } from './ChangeDates';

/** A booked policy on its own page of Mis reservas. */
export function Slot({ data, onChanged }: SlotProps) {
  useLazyMessages('assistance-sold', sold);
  const changeable = changeableBooking(data);
  return (
    <BookedParts>
      <PolicyFacts booking={data} />
      {changeable && (
        <ChangeDates bookingId={changeable.id} firstDay={changeable.from} onMoved={onChanged} />
      )}
      <PolicyHelp booking={data} />
    </BookedParts>
  );
}
