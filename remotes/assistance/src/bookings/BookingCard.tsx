import { BookingSlot } from '@tiquete/checkout';
import { useLazyMessages, type SlotProps } from '@tiquete/platform';
import { AssistanceIcon } from '@tiquete/ui';
import { sold } from '../messages/sold';

/** A booked policy in the list of Mis reservas. */
export function Slot({ data }: SlotProps['booking-card']) {
  const t = useLazyMessages('assistance-sold', sold);
  return <BookingSlot booking={data} t={t} icon={<AssistanceIcon />} />;
}
