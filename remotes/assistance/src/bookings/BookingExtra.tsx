import { today, type SlotProps } from '@tiquete/platform';
import { ChangeDates } from './ChangeDates';

/** A policy beside another product's booking, in Mis reservas. Its days can change until it begins. */
export function Slot({ data: { bookingId, id, date }, onChanged }: SlotProps['booking-extra']) {
  if (date === null || date <= today()) return null;
  return <ChangeDates bookingId={bookingId} extraId={id} firstDay={date} onMoved={onChanged} />;
}
